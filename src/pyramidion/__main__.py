"""`python -m pyramidion` is `pyramidion`."""

import sys

from pyramidion.cli import main

sys.exit(main())
