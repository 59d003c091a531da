"""Worker processes, and what is done there."""
