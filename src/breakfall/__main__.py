"""`python -m breakfall` is the same as `breakfall`."""

from breakfall.cli import main

main()
