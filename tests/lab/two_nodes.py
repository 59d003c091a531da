"""An experiment on two Ray nodes, one of which is killed on the way. Run by test_cluster.py.

    python -m tests.lab.two_nodes FOLDER

Prints what came out as JSON. The nodes are on this machine and reachable from nowhere else.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

from breakfall.cli import run as command_line
from breakfall.lab.cluster import RayExecutor
from breakfall.lab.experiment import Experiment
from breakfall.lab.simulate import run
from breakfall.lab.store import Store

PLAN = Experiment("nightbreak", "classic", 2, ("greedy", "random"), 16, 1)
KILL_AFTER = 5  # matches
SURROUNDINGS = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # then Ray keeps to the loopback address
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",
    "RAY_health_check_initial_delay_ms": "0",  # a dead node is noticed within seconds
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "4",
}
SETTINGS: dict[str, object] = {
    "num_cpus": 1,
    "node_ip_address": "127.0.0.1",
    "include_dashboard": False,
    "include_log_monitor": False,
    "object_store_memory": 80_000_000,
}


def main(folder: str) -> None:
    os.environ |= SURROUNDINGS
    os.environ["RAY_TMPDIR"] = folder
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args=SETTINGS)
    try:
        second = cluster.add_node(**SETTINGS)
        cluster.wait_for_nodes()
        print(json.dumps(play(cluster.address, second)), flush=True)
        line = f"simulate nightbreak --games 2 --bots random --json --cluster {cluster.address}"
        assert command_line(line.split()) == 0
    finally:
        cluster.shutdown()


def play(address: str, second: Any) -> dict[str, object]:
    """The experiment, with the second node killed when some of its matches are over."""
    heard = 0
    sizes: list[int] = []
    hands = RayExecutor(address)

    def on_matches(count: int) -> None:
        nonlocal heard
        before, heard = heard, heard + count
        if before < KILL_AFTER <= heard:
            sizes.append(hands.size)
            kill(second)

    try:
        with Store() as store:
            report = run(PLAN, store, hands, on_matches=on_matches)
    finally:
        hands.close()
    return {"sizes": sizes, "heard": heard, "report": report.as_json()}


def kill(node: Any) -> None:
    """As `kill -9` does, or a plug that is pulled: the node, and the matches it is playing."""
    processes = [info.process.pid for infos in node.all_processes.values() for info in infos]
    for process in processes:
        listed = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True)
        processes += [int(child) for child in listed.stdout.split()]  # and their children
    for process in processes:
        os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1])
