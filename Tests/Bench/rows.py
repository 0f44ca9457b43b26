"""The table: what was measured, beside what, against which target."""


class Row:
    def __init__(self, section, what, ours, beside="", ratio=None, target="", is_met=None):
        self.section, self.what, self.ours, self.beside = section, what, ours, beside
        self.ratio, self.target, self.is_met = ratio, target, is_met

    @property
    def cells(self):
        verdict = {True: "met", False: "MISSED", None: ""}[self.is_met]
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        return [self.what, self.ours, self.beside, ratio, self.target, verdict]


HEAD = ["what", "ours", "beside it", "ratio", "target", "verdict"]


def at_least(section, what, ours, beside, ratio, target):
    return Row(section, what, ours, beside, ratio, f"≥ {target:g}", ratio >= target)


def at_most(section, what, ours, beside, ratio, target):
    return Row(section, what, ours, beside, ratio, f"≤ {target:g}", ratio <= target)


def limit(section, what, value, bound, unit, digits=1):
    return Row(section, what, f"{value:.{digits}f} {unit}", target=f"≤ {bound:g} {unit}", is_met=value <= bound)


def missing(section, what, reason):
    return Row(section, what, reason)


def as_text(rows, head=HEAD):
    lines = []
    cells = [head] + [row.cells for row in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    section = None
    lines.append("  ".join(cell.ljust(width) for cell, width in zip(head, widths)).rstrip())
    for row in rows:
        if row.section != section:
            section = row.section
            lines += ["", section]
        lines.append("  ".join(cell.ljust(width) for cell, width in zip(row.cells, widths)).rstrip())
    return "\n".join(lines)


def as_markdown(rows):
    lines = []
    section = None
    for row in rows:
        if row.section != section:
            section = row.section
            lines += ["", f"### {section}", "", f"| {' | '.join(HEAD)} |", "| --- | --- | --- | ---: | --- | --- |"]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in row.cells) + " |")
    return "\n".join(lines).strip()
