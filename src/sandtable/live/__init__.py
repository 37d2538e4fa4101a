"""Running tables: seats, clock, commands in, updates out, storage, bots at seats."""
