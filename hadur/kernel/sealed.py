"""Text that is whole or refused: numbered lines under a title, closed by a digest.

Lines that begin with '#' are comments: they may stand anywhere and the digest leaves them out.
"""

from __future__ import annotations

import hashlib
import os

from hadur.kernel.errors import BadRecord, CannotSave

Path = str | os.PathLike[str]


def seal(lines: list[str]) -> str:
    """The lines as text, with an `end` line that holds their digest."""
    return "\n".join([*lines, f"end {_digest(lines)}"]) + "\n"


def unseal(text: str, title: str, version: int) -> list[tuple[int, str]]:
    """The sealed lines with their numbers in the text; the first is the title and its version.

    BadRecord if the text is anything but what `seal` made, comments aside."""
    if not text.strip():
        raise BadRecord("the record is empty")
    lines = [(n, s) for n, s in enumerate(text.split("\n"), 1) if not s.startswith("#")]
    word, _, number = lines[0][1].partition(" ") if lines else ("", "", "")
    if word != title or not (number.isascii() and number.isdigit()):
        raise BadRecord(f"this is no record: it does not begin with '{title} {version}'")
    if len(number) > 9 or int(number) > version:
        raise BadRecord(f"the record has the newer format {number[:9]}; this reads {version}")
    if lines[-1][1]:
        raise BadRecord("the record is cut short: its last line is not complete")
    ends = [k for k, (_, line) in enumerate(lines) if line.startswith("end ")]
    if not ends:
        raise BadRecord("the record is cut short: it has no 'end' line")
    end = ends[0]
    if end != len(lines) - 2:
        raise BadRecord(f"line {lines[end + 1][0]} of the record stands after its end")
    if lines[end][1] != f"end {_digest([line for _, line in lines[:end]])}":
        raise BadRecord("the record was edited or damaged: its 'end' does not fit the other lines")
    return lines[:end]


def _digest(lines: list[str]) -> str:
    text = "".join(line + "\n" for line in lines)
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


def write(path: Path, text: str) -> None:
    """Write a file; whatever happens meanwhile, it holds the old text or the new one, whole."""
    target = os.path.realpath(path)
    folder, name = os.path.split(target)
    part = os.path.join(folder, f".{name}.{os.getpid()}-{os.urandom(4).hex()}")
    try:
        try:
            with open(part, "x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, target)
        finally:
            if os.path.exists(part):
                os.remove(part)
        _sync_folder(folder)
    except OSError as error:
        raise CannotSave(f"cannot write {path}: {error.strerror}") from error


def _sync_folder(folder: str) -> None:
    """Make a new name in a folder last; systems other than POSIX do that by themselves."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(path: Path) -> str:
    """A file's text; line ends of any system, with or without a byte order mark."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            return file.read()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as wrong:
        raise BadRecord(f"{path} is no record: it is not UTF-8 text") from wrong
