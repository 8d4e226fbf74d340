"""Write all golden playthroughs and the fingerprints of the thousand games anew: `make golden`."""

from __future__ import annotations

from golden import thousand
from golden.playthrough import FOLDER, goldens, lines


def main() -> None:
    made = goldens()
    for golden in made:
        golden.path.parent.mkdir(parents=True, exist_ok=True)
        golden.path.write_text("\n".join(lines(golden)) + "\n", encoding="utf-8")
    kept = {golden.path for golden in made}
    for path in FOLDER.glob("*/*.play"):
        if path not in kept:
            path.unlink()
    thousand.write()


if __name__ == "__main__":
    main()
