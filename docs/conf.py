"""How Sphinx builds these pages; `./check docs` does it with warnings as errors."""

import logging

project = "Breakfall"
author = "Breakfall contributors"
copyright = "2026, Breakfall contributors"

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "Breakfall"
html_show_sphinx = False

# The index asks for folders by pattern, and one that is still empty is no mistake.
# Sphinx gives that warning a subtype but no type, so suppress_warnings cannot name it.
logging.getLogger("sphinx.sphinx.directives.other").addFilter(
    lambda record: getattr(record, "subtype", None) != "empty_glob"
)
