"""How fast Sandtable is, measured beside other engines: `make bench`, or `python -m bench --help`."""
