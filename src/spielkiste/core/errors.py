"""The errors of the package.  Each is one sentence that says what to do.

Every error carries an English sentence for programmers and a text key with arguments, so that a user interface can show it in the
player's language.  The package should raise no other exception.
"""

from typing import Final

from spielkiste.core.story import Phrase


class SpielkisteError(Exception):
    """The base of all expected errors: `str(error)` is one clear English sentence."""

    def __init__(self, key: str, sentence: str, args: dict[str, object] | None = None) -> None:
        super().__init__(sentence)
        self.key: Final = key
        self.arguments: Final[dict[str, object]] = args if args is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error, so that a worker process can raise it in the parent."""
        return (type(self), (self.key, str(self), self.arguments))


class UnknownGame(SpielkisteError):
    """No registered game has this name."""


class BadSetup(SpielkisteError):
    """A seat count, option or seed that does not fit the game."""


class BadMove(SpielkisteError):
    """A move that cannot be read or that the rules forbid now.

    If a rule forbids it, `clause` names the rule and `reason` is the reason in the game's own words.
    """

    def __init__(
        self,
        key: str,
        sentence: str,
        args: dict[str, object] | None = None,
        clause: str = "",
        reason: Phrase | None = None,
    ) -> None:
        super().__init__(key, sentence, args)
        self.clause: Final = clause
        self.reason: Final = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.key, str(self), self.arguments, self.clause, self.reason))


class BadFile(SpielkisteError):
    """A replay, save or position that is damaged, from another program, or newer than this program."""


def cannot_read(path: str, trouble: OSError) -> BadFile:
    """Return the error for a file that cannot be opened: it is missing, is a folder, or cannot be read by this user."""
    about: dict[str, object] = {"path": path}
    if isinstance(trouble, IsADirectoryError):
        return BadFile("file-folder", f"{path} is a folder; name a file.", about)
    if isinstance(trouble, PermissionError):
        return BadFile("file-denied", f"You are not allowed to read the file {path}; check its permissions.", about)
    return BadFile("no-file", f"The file {path} cannot be read; check the name.", about)


class BadBot(SpielkisteError):
    """A bot name or level that does not exist."""
