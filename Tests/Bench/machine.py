"""The machine that the figures come from."""

import os
import pathlib
import platform
import re
import shutil
import subprocess


def first_line(*command):
    if not shutil.which(command[0]):
        return "not installed"
    done = subprocess.run(command, capture_output=True, text=True)
    return (done.stdout or done.stderr).strip().splitlines()[0]


def package(name):
    try:
        from importlib.metadata import version

        return version(name)
    except Exception:
        return "not installed"


def describe():
    cpu = re.search(r"model name\s*: (.+)", pathlib.Path("/proc/cpuinfo").read_text())
    memory = re.search(r"MemTotal:\s+(\d+)", pathlib.Path("/proc/meminfo").read_text())
    system = re.search(r'PRETTY_NAME="(.+)"', pathlib.Path("/etc/os-release").read_text())
    library = subprocess.run(["pkg-config", "--modversion", "libmicrohttpd"], capture_output=True, text=True).stdout
    return {
        "Processor": f"{os.cpu_count()} × {cpu.group(1) if cpu else platform.machine()}",
        "Memory": f"{int(memory.group(1)) / 2**20:.0f} GiB",
        "System": f"{system.group(1) if system else platform.system()}, kernel {platform.release()}",
        "Swift": first_line("swift", "--version"),
        "libmicrohttpd": library.strip(),
        "nginx": first_line("nginx", "-v"),
        "Go": first_line("go", "version"),
        "Node": first_line("node", "--version"),
        "Python": f"{platform.python_version()}, orjson {package('orjson')}, Jinja2 {package('jinja2')}",
        "Load before": f"{os.getloadavg()[0]:.2f}",
    }
