"""`python -m pyramidion.gyms valley box=both`: the table of actions and the layout of observations, numbered."""

from __future__ import annotations

import argparse

import msgspec

from pyramidion.kernel import registry


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pyramidion.gyms", description=__doc__)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("option", nargs="*", metavar="OPTION=VALUE")
    given = parser.parse_args()
    game = registry.game(given.game)
    options = msgspec.convert(dict(pair.split("=", 1) for pair in given.option), game.options, strict=False)
    for title, names in (("action", game.actions(options)), ("observation", game.layout(options))):
        for at, name in enumerate(names):
            print(f"{title}\t{at}\t{name}")


if __name__ == "__main__":
    main()
