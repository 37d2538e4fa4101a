"""The two Automas, the opponents of a solo match."""
