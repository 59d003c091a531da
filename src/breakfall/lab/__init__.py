"""The laboratory: many matches at once, and what they say about a game or a bot."""
