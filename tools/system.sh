#!/bin/sh
# Install what the tests need besides Python: a PostgreSQL server, a browser, and the two proxies
# that docs/operating/ has examples for.
#
#     sh tools/system.sh            install what is missing, where that is allowed
#
# It never fails: tests that miss something say so and are left out.
set -u

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 ||
    missing="$missing postgresql"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
# Debian keeps servers out of the path of those who are not root.
PATH="$PATH:/usr/sbin"
command -v nginx >/dev/null 2>&1 || missing="$missing nginx"
command -v caddy >/dev/null 2>&1 || missing="$missing caddy"
[ -n "$missing" ] || exit 0

become=""
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null && become="sudo -n"
    [ -n "$become" ] || { echo "not installed (needs root):$missing"; exit 0; }
fi
command -v apt-get >/dev/null 2>&1 || { echo "not installed (no apt-get):$missing"; exit 0; }

# Nothing that is installed for tests should be started with the machine.
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
had() {
    $become apt-get -qq install -y --no-install-recommends "$@" >/dev/null 2>&1
}

echo "installing$missing"
# shellcheck disable=SC2086 - several words each
had $missing && exit 0
# Perhaps the lists are old. One that cannot be had takes none of the others along.
$become apt-get -qq update >/dev/null 2>&1
without=""
for one in $missing; do
    had "$one" || without="$without $one"
done
[ -z "$without" ] || echo "could not be installed:$without"
exit 0
