# Dialog Preview. `make run` shows it, `make test` proves it; `make help` lists the rest.

.DEFAULT_GOAL := help
SHELL := /bin/bash
PORT ?= 8080
SWIFT ?= swift
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
VENV := .venv
PYTHON := $(VENV)/bin/python
# Real browsers and real sockets meet stalls of a shared machine: what failed is tried once more, by itself.
AGAIN := --last-failed --last-failed-no-failures none
RELEASE := $(SWIFT) build -c release --static-swift-stdlib --product dialog-preview

# pkg-config name:apt package:brew formula
LIBRARIES := libmicrohttpd:libmicrohttpd-dev:libmicrohttpd md4c:libmd4c-dev:md4c md4c-html:libmd4c-html0-dev:md4c \
  nettle:nettle-dev:nettle zlib:zlib1g-dev:zlib libbrotlienc:libbrotli-dev:brotli

.PHONY: help run build test unit lint browser security soak fuzz sanitize bench format libraries test-tools bench-tools clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run: build ## Build a release and serve it on 127.0.0.1:8080 (PORT=… for another)
	@exec .build/release/dialog-preview serve --port $(PORT)

build: libraries ## Build the release into .build/release/dialog-preview
	$(RELEASE)

test: unit lint browser security ## Install what the tests need, and run all of them

unit: libraries ## Build with the import check, and run the Swift tests
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) test --skip-build

lint: ## Check the format
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

browser: libraries test-tools ## Drive the pages in Chromium and Firefox
	$(SWIFT) build --product dialog-preview
	$(PYTHON) -m pytest Tests/Browser -q $(BROWSER_ARGS) || $(PYTHON) -m pytest Tests/Browser -q $(AGAIN) $(BROWSER_ARGS)

security: libraries test-tools ## Attack the running server: raw requests, bombs, races, hostile texts in Chromium
	$(SWIFT) build --product dialog-preview
	$(PYTHON) -m pytest Tests/Security -q $(SECURITY_ARGS) || $(PYTHON) -m pytest Tests/Security -q $(AGAIN) $(SECURITY_ARGS)

soak: build test-tools ## The long attacks, against a release, with their pass figures (SECONDS=… for each)
	DIALOG_PREVIEW_BINARY=.build/release/dialog-preview $(PYTHON) Tests/Security/soak.py --seconds $(SECONDS)

# A build of its own: every reader instrumented, and a driver with libFuzzer in it. Crashing inputs land in
# Tests/Fuzz/crashes, where an ordinary test replays them for good.
SECONDS ?= 60
TARGETS ?= $(shell .build/fuzz/release/fuzz --list 2>/dev/null)
RUNTIME = $(shell dirname "$$(dirname "$$(readlink -f "$$(command -v swiftc)")")")/lib/clang/*/lib/linux

fuzz: libraries fuzz-build ## Fuzz every reader of untrusted bytes for SECONDS=60 each (TARGETS="json css" for some)
	@$(MAKE) --no-print-directory fuzz-run

.PHONY: fuzz-build fuzz-run
fuzz-build:
	FUZZER=$$(echo $(RUNTIME)) $(SWIFT) build -c release --scratch-path .build/fuzz --product fuzz

fuzz-run:
	@failed=""; for target in $(TARGETS); do \
	  corpus=.build/fuzz/corpus/$$target; mkdir -p $$corpus Tests/Fuzz/crashes/$$target; \
	  .build/fuzz/release/fuzz $$target --seed $$corpus; \
	  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 .build/fuzz/release/fuzz $$target \
	    -max_total_time=$(SECONDS) -timeout=5 -rss_limit_mb=2048 -max_len=8192 -dict=$$corpus.dict \
	    -artifact_prefix=Tests/Fuzz/crashes/$$target/ $$corpus >.build/fuzz/$$target.log 2>&1 || failed="$$failed $$target"; \
	  echo "$$target: $$(grep -hE 'Fatal error|ERROR: |Done [0-9]+' .build/fuzz/$$target.log | head -1)"; \
	done; rmdir Tests/Fuzz/crashes/* 2>/dev/null; test -z "$$failed" || { echo "Broken:$$failed" >&2; exit 1; }

sanitize: libraries ## Run the Swift tests under ThreadSanitizer and AddressSanitizer
	SWIFT_BACKTRACE=enable=no TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread.supp \
	  $(SWIFT) test --sanitize=thread --scratch-path .build/thread $(TEST_ARGS)
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
	  $(SWIFT) test --sanitize=address --scratch-path .build/address $(TEST_ARGS)

bench: build bench-tools ## Measure speed and size against peers, in pairs (QUICK=1, WRITE=1, BENCH_PEERS=1)
	$(SWIFT) build -c release --static-swift-stdlib --product dialog-bench
	$(PYTHON) Tests/Bench/bench.py $(if $(WRITE),--write)

format: ## Format all Swift sources in place
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

clean: ## Remove what was built
	rm -rf .build $(VENV)

# What ships: installed through apt or brew, and only where it is missing.
libraries:
	@missing=""; for row in $(LIBRARIES); do IFS=: read -r pc apt brew <<< "$$row"; \
	  pkg-config --exists "$$pc" 2>/dev/null || missing="$$missing $$apt:$$brew"; done; \
	if [ -n "$$missing" ]; then \
	  if command -v apt-get >/dev/null; then \
	    command -v pkg-config >/dev/null || missing="$$missing pkg-config:"; \
	    $(SUDO) apt-get update -q && \
	    DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -q --no-install-recommends $$(for m in $$missing; do echo "$${m%%:*}"; done); \
	  elif command -v brew >/dev/null; then brew install pkgconf $$(for m in $$missing; do echo "$${m##*:}"; done); \
	  else echo "Neither apt nor brew is here. Needed:$$missing" >&2; exit 1; fi; fi

# What only tests and benchmarks use: two browsers, a load generator, and Python packages in a folder of their own.
test-tools: $(VENV)/installed
	@missing=""; for row in chromium:chromium firefox-esr:firefox-esr wrk:wrk; do \
	  command -v "$${row%%:*}" >/dev/null || missing="$$missing $${row##*:}"; done; \
	fc-list 2>/dev/null | grep -q NotoSans || missing="$$missing fonts-noto-core"; \
	fc-list 2>/dev/null | grep -q Liberation || missing="$$missing fonts-liberation"; \
	if [ -n "$$missing" ] && command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -q && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -q --no-install-recommends $$missing; fi

# The load generator and Python's packages; BENCH_PEERS=1 brings the other peers that Debian has.
bench-tools: $(VENV)/bench-installed
	@missing=""; command -v wrk >/dev/null || missing="wrk"; \
	if [ -n "$(BENCH_PEERS)" ]; then for row in /usr/sbin/nginx:nginx-light go:golang-go node:nodejs \
	  /usr/share/nodejs/mustache:node-mustache; do \
	  command -v "$${row%%:*}" >/dev/null || [ -e "$${row%%:*}" ] || missing="$$missing $${row##*:}"; done; fi; \
	if [ -n "$$missing" ] && command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -q && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -q --no-install-recommends $$missing; fi

$(VENV)/bench-installed: Tests/Bench/requirements.txt $(VENV)/installed
	$(PYTHON) -m pip install -q --disable-pip-version-check -r $<
	@touch $@

$(VENV)/installed: Tests/Browser/requirements.txt
	@python3 -m venv $(VENV) 2>/dev/null || { $(SUDO) apt-get update -q && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -q python3-venv && python3 -m venv $(VENV); }
	$(PYTHON) -m pip install -q --disable-pip-version-check -r $<
	@touch $@
