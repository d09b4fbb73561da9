"""Names at a table: two that people cannot tell apart count as the same.

Records keep names as they are; only who sits down at a table is asked to choose another.
"""

import unicodedata

MOST_MARKS = 3
"""Accents on one letter; more of them would cover the lines around a name."""
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Characters that show nothing and that Unicode does not call formatting."""
LOOKALIKES = str.maketrans(
    "авекмнорстухіїјѕԁһԛԝαβεικνορτυχ",
    "abekmhopctyxiijsdhqwabeikvopt" + "ux",
)
"""Small Cyrillic and Greek letters that look like Latin ones, in a font where those are alike."""


def alike(name: str) -> str:
    """The same text for names that look the same; empty for a name that shows nothing."""
    letters = [
        letter for letter in unicodedata.normalize("NFKC", name) if not _is_invisible(letter)
    ]
    return "".join(letters).casefold().translate(LOOKALIKES).strip()


def is_shown(name: str) -> bool:
    """Whether a name can be read where it is shown, and leaves the lines around it alone."""
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            return False
    return bool(alike(name))


def _is_invisible(letter: str) -> bool:
    variation = "\ufe00" <= letter <= "\ufe0f"
    return letter in INVISIBLE or variation or unicodedata.category(letter) == "Cf"
