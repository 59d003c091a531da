"""Run by Alembic: brings the database that `database.migrate` hands over up to date."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
