"""The command line: `pyramidion play`, `simulate`, `scenario`, `replay`, `verify` and friends."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from pyramidion.cli.complaint import Complaint, complain
from pyramidion.cli.parser import language, parse


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what goes wrong is said in one sentence, with exit code 2."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    lang = language(given)
    try:
        command, arguments = parse(given, lang)
        return command(arguments)
    except Complaint as complaint:
        return complain(complaint, lang)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        return complain(Complaint("error-unexpected", detail=str(error)), lang)
    except KeyboardInterrupt:
        return 130
