"""The tables of the database. Entries and chat are append-only."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("token", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(3)),
    Column("settings", Text),
    Column("quiet", Text),
    Column("shown", String(10), nullable=False),
    Column("made", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(16), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
Index("devices_token", devices.c.token)

vouchers = Table(
    "vouchers",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("token", String(16), nullable=False),
    Column("ends", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("token", String(16), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
)
Index("passkeys_token", passkeys.c.token)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
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
    Column("allowance", Text),
    Column("since", BigInteger),
    Column("due", BigInteger),
    Column("rematch", String(16)),
    Column("imported", Boolean, nullable=False),
    Column("result", Text),
    Column("made", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("rated", Boolean, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("club", String(16)),
    Column("term", BigInteger, nullable=False),
)
Index("tables_club", tables.c.club, tables.c.made)
Index("tables_status", tables.c.status, tables.c.made)
Index("tables_due", tables.c.due)
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
    Column("sat", BigInteger),
    Column("reminded", BigInteger),
    Column("ran_out", String(60)),
    Column("told", Boolean, nullable=False),
    Column("premove", Text),
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
    Column("character", String(40)),
    Column("moves", Integer),
    Column("thinking", BigInteger),
)
Index("results_token", results.c.token, results.c.ended)
Index("results_score", results.c.game, results.c.seats, results.c.score)

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(16), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),
    Column("device", String(16)),
    Column("wanted", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("sent", BigInteger),
    Column("made", BigInteger, nullable=False),
)
Index("channels_token", channels.c.token)

notices = Table(
    "notices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(16), nullable=False),
    Column("channel", String(16)),
    Column("kind", String(10), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)
Index("notices_due", notices.c.due)
Index("notices_table", notices.c.table_id, notices.c.seat)

kept = Table(
    "kept",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("token", String(16), primary_key=True),
    Column("ladder", String(60), nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("ended", BigInteger, nullable=False),
)
Index("ratings_token", ratings.c.token, ratings.c.ladder, ratings.c.ended)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(16), nullable=False),
    Column("made", BigInteger, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club", String(16), primary_key=True),
    Column("token", String(16), primary_key=True),
    Column("made", BigInteger, nullable=False),
)
Index("members_token", members.c.token)

blocks = Table(
    "blocks",
    metadata,
    Column("token", String(16), primary_key=True),
    Column("blocked", String(16), primary_key=True),
)

hidden = Table(
    "hidden",
    metadata,
    Column("token", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
)

acts = Table(
    "acts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("act", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("reason", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("done", BigInteger),
    Column("outcome", String(40)),
)
Index("acts_done", acts.c.done, acts.c.made)

bans = Table(
    "bans",
    metadata,
    Column("subject", String(80), primary_key=True),
    Column("made", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("token", String(16), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", String(16), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("settled", BigInteger),
)
Index("reports_line", reports.c.table_id, reports.c.number)
Index("reports_due", reports.c.due)
