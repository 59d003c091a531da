"""Talk that only a team is sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("talk", sa.Column("team", sa.Integer))
