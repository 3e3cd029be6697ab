#!/bin/sh
# Runs a command in a network of its own, which ends with it: `enter.sh COMMAND ARGUMENT...`, called
# by `unshare --net --mount`. Nothing there leads out of the machine.
set -e
folder=$(dirname "$0")

ip link set lo up
# A way to the world that ends in a wire without a machine: browsers look for one before WebRTC.
ip link add world type veth peer name nobody
ip addr add 192.0.2.1/24 dev world
ip link set world up
ip link set nobody up
ip route add default via 192.0.2.2 dev world
# Every address of the range set aside for tests of networks (RFC 2544) is this machine.
ip route add local 198.18.0.0/15 dev lo

# Names are asked for at this machine, where a test answers.
mount --bind "$folder/resolv.conf" /etc/resolv.conf
if [ -e /etc/nsswitch.conf ]; then mount --bind "$folder/nsswitch.conf" /etc/nsswitch.conf; fi

exec "$@"
