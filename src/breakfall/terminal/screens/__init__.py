"""What fills the terminal: home, the table, a replay, and the windows on top of them."""
