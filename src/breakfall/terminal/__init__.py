"""The table in a terminal. Importing this alone does not load Textual."""
