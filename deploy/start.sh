#!/bin/sh
# Starts the server in its container; arguments are passed on.
# Some hosts mount /data so that only root may write there. A container that starts as root
# (build argument STARTS_AS=root) hands the folder over and goes on without root's rights.
set -eu
set -- cubetown serve --lan --port "$PORT" --data "${DATA:-/data}" --log json \
  ${CUBETOWN_ADDRESS:+--address "$CUBETOWN_ADDRESS"} ${CUBETOWN_PROXY:+--proxy "$CUBETOWN_PROXY"} "$@"
if [ "$(id -u)" = 0 ]; then
  chown 10001:10001 "${DATA:-/data}"
  exec setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs "$@"
fi
exec "$@"
