"""unread.py full|empty COMMAND...: becomes COMMAND, with stderr on a terminal
that nobody reads and that is full to begin with, or empty."""
import os
import select
import sys

SETTLED = 0.2  # seconds in which the kernel finds no more room


def fill(terminal):
    while select.select([], [terminal], [], SETTLED)[1]:
        os.write(terminal, b" " * 64)


def main():
    reader, terminal = os.openpty()
    if sys.argv[1] == "full":
        fill(terminal)
    os.set_inheritable(reader, True)  # or the terminal would be gone
    os.dup2(terminal, 2)
    os.execvp(sys.argv[2], sys.argv[2:])


main()
