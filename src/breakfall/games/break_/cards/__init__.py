"""The printed cards, nation by nation: numbers, text and effect side by side."""
