"""No test of the terminal writes into anybody's home."""

from tests.client.conftest import data_folder

__all__ = ["data_folder"]
