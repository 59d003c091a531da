"""Which tables had their seed named by whoever laid them.

Of older tables nobody knows, so they count as if it was named.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("is_seed_named", sa.Boolean, nullable=False, server_default=sa.true()),
    )
