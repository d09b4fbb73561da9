"""Which languages there are, and which one a user reads."""

from collections.abc import Mapping

LANGUAGES = ("en", "uk", "hu", "fr")
DEFAULT = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that give the language; the first one set decides."""


def language_from_environment(environ: Mapping[str, str]) -> str:
    """The language of an environment such as `LANG=uk_UA.UTF-8`; English if it has none of ours."""
    for variable in VARIABLES:
        if locale := environ.get(variable):
            language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
