"""A Ray cluster of two workers in processes of its own, for tests: it obeys lines on its input.

It says its address; `kill` ends one worker at once; the end of the input ends the rest.
"""

import sys

from ray.cluster_utils import Cluster

STORE = 80 * 1024 * 1024
"""The least memory for shared objects that Ray takes."""
PATIENCE = 300
"""Seconds for the workers to join: on a busy machine Ray's own 30 are not enough."""


def main() -> None:
    """Run until the input ends."""
    head = {"num_cpus": 0, "object_store_memory": STORE, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    workers = [
        cluster.add_node(wait=False, num_cpus=1, object_store_memory=STORE) for _ in range(2)
    ]
    cluster.wait_for_nodes(PATIENCE)
    print("address", cluster.address, flush=True)
    for line in sys.stdin:
        if line.strip() == "kill":
            cluster.remove_node(workers.pop(), allow_graceful=False)
            print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
