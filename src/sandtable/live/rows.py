"""The tables of the database. Entries and chat are only ever added."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("token", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
    Column("language", String(3)),
    Column("made", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(80), nullable=False),
    Column("data_version", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("hall", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("status", String(10), nullable=False),
    Column("absence", Text, nullable=False),
    Column("clock", BigInteger, nullable=False),
    Column("rematch", String(16)),
    Column("imported", Boolean, nullable=False),
    Column("result", Text),
    Column("made", BigInteger, nullable=False),
    Column("ended", BigInteger),
)
Index("tables_status", tables.c.status, tables.c.made)
Index("tables_ended", tables.c.game, tables.c.ended)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("token", String(16)),
    Column("bot", String(40)),
    Column("secret", String(64)),
    Column("muted", Text, nullable=False),
)
Index("seats_token", seats.c.token)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(16)),
    Column("at", BigInteger, nullable=False),
    Column("move", Text),
    Column("undoes", Integer, nullable=False),
    Column("command", String(64)),
    Column("made", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(16), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("token", String(16)),
    Column("name", String(60), nullable=False),
    Column("bot", String(40)),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
)
Index("results_token", results.c.token, results.c.ended)
Index("results_score", results.c.game, results.c.seats, results.c.score)
