"""The server's log, for people or as one JSON object per line; never a secret."""

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("cubetown.server")


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line: dict[str, Any] = {
            **getattr(record, "facts", {}),
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class ForPeople(logging.Formatter):
    """A short line that a person can read."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line, with the last line of a traceback."""
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = [f"{name}={value}" for name, value in getattr(record, "facts", {}).items()]
        line = " ".join([clock, record.getMessage().replace("-", " "), *facts])
        if record.exc_info:
            line += f" ({self.formatException(record.exc_info).splitlines()[-1]})"
        return line


def log(event: str, **facts: Any) -> None:
    """Log an event."""
    LOGGER.info(event, extra={"facts": facts})


def warn(event: str, **facts: Any) -> None:
    """Log something the operator should look at."""
    LOGGER.warning(event, extra={"facts": facts})


def log_trouble(event: str, **facts: Any) -> None:
    """Log an unexpected error, with its traceback."""
    LOGGER.exception(event, extra={"facts": facts})


def start_logging(level: int = logging.INFO, *, for_people: bool = False) -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ForPeople() if for_people else JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # A failed start is told by whoever started the server, in one sentence.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
