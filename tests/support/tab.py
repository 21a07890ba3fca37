"""tab.py SHELL [ARGUMENT...]: types each line of stdin into an interactive
SHELL on a terminal of its own, \\t and the like being keys, and prints what
stands on the command line then. The shell must have Ctrl-G bound to append its
line to the file $REPORT and to clear it."""
import os
import pty
import select
import sys
import time

PATIENCE = 60  # seconds for one line, on the slowest of machines
CTRL_G = b"\x07"


def lines_in(path):
    with open(path, encoding="utf-8") as report:
        return report.read().split("\n")[:-1]


def drain(terminal):
    """What the shell shows is of no interest, but must have room."""
    if select.select([terminal], [], [], 0.02)[0]:
        try:
            return os.read(terminal, 65536)
        except OSError:
            sys.exit("tab.py: the shell has ended")
    return b""


def type_line(terminal, report, keys):
    before = len(lines_in(report))
    os.write(terminal, keys + CTRL_G)
    shown, end = b"", time.monotonic() + PATIENCE
    while len(lines_in(report)) == before:
        shown += drain(terminal)
        if time.monotonic() > end:
            sys.exit(f"tab.py: no answer to {keys!r}, but {shown!r}")
    return lines_in(report)[-1]


def main():
    report = os.environ["REPORT"]
    open(report, "w", encoding="utf-8").close()
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[1], sys.argv[1:])
    type_line(terminal, report, b"")
    for line in sys.stdin.read().splitlines():
        keys = line.encode().decode("unicode_escape").encode()
        print(type_line(terminal, report, keys), flush=True)
    os.close(terminal)
    os.waitpid(child, 0)


main()
