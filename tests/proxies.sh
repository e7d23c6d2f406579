#!/usr/bin/env bash
# Tries each proxy of docs/proxy.md, with the configuration given there, in front of the service: proxies.sh [PROGRAM]
# Nothing outside a temporary folder is touched; everything listens on this machine alone.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "${1:-target/debug/lastcard}")

home=$(mktemp -d /tmp/lastcard-proxies.XXXXXX)
chmod 755 "$home"
proxy= service= stream= hand=0
end() {
    status=$?
    [ $status -eq 0 ] || { echo "failed; the end of the logs:" >&2; tail -n 20 "$home"/*.log >&2; }
    for process in $stream $proxy $service; do kill "$process" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$home"
}
trap end EXIT
trap 'exit 130' INT TERM

say() { printf '== %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }
# The names and ports of the page, on unprivileged ports.
site=https://uno.example
ask() {
    curl --silent --show-error --cacert "$home/fullchain.pem" --connect-to "uno.example:443:127.0.0.1:18443" \
        --cookie "$home/jar" --cookie-jar "$home/jar" "$@"
}
post() { ask --header "Origin: $site" --output /dev/null --write-out '%{http_code} %{redirect_url}' "$@"; }
# Repeats a check until it succeeds; a proxy that takes half a minute is broken.
until_true() {
    for _ in $(seq 300); do
        if "$@" 2>/dev/null; then return; fi
        sleep 0.1
    done
    fail "never: $*"
}
answers() { curl --silent --fail --output /dev/null "http://127.0.0.1:18080/readyz"; }
serve() {
    "$program" serve --listen 127.0.0.1:18080 --database "$home/club.db" --keep-backups 0 --behind-proxy --url "$site" \
        >>"$home/said" 2>>"$home/service.log" &
    service=$!
    until_true answers
}
# The configuration of a proxy on the page, with our ports and files.
snippet() {
    sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" docs/proxy.md | sed -e '/^```/d' -e '/\[::\]/d' \
        -e 's/listen 80;/listen 127.0.0.1:18081;/' -e 's/listen 443 /listen 127.0.0.1:18443 /' \
        -e 's/bind :80$/bind 127.0.0.1:18081/' -e 's/bind :443 /bind 127.0.0.1:18443 /' \
        -e "s#/etc/letsencrypt/live/uno.example#$home#" -e "s#/etc/haproxy/uno.example.pem#$home/both.pem#" \
        -e 's/127\.0\.0\.1:8080/127.0.0.1:18080/'
}

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=uno.example \
    -addext subjectAltName=DNS:uno.example -keyout "$home/privkey.pem" -out "$home/fullchain.pem" 2>"$home/openssl.log"
cat "$home/fullchain.pem" "$home/privkey.pem" >"$home/both.pem"

start_nginx() {
    {
        echo "daemon off; pid $home/nginx.pid; error_log $home/nginx.log; events {} http { access_log off;"
        for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path $home/$kind;"; done
        snippet nginx
        echo "}"
    } >"$home/nginx.conf"
    nginx -e "$home/nginx.log" -c "$home/nginx.conf" 2>>"$home/nginx.log" &
}
start_caddy() {
    {
        printf '{\n admin off\n auto_https disable_certs\n http_port 18081\n https_port 18443\n default_bind 127.0.0.1\n}\n'
        snippet caddy | sed "1a tls $home/fullchain.pem $home/privkey.pem"
    } >"$home/Caddyfile"
    HOME=$home caddy run --config "$home/Caddyfile" --adapter caddyfile 2>>"$home/caddy.log" &
}
start_haproxy() {
    snippet haproxy >"$home/haproxy.cfg"
    haproxy -db -f "$home/haproxy.cfg" >>"$home/haproxy.log" 2>&1 &
}

say "a club with an evening"
serve
code=$(sed -n '/setup?code=/{s/.*setup?code=\([0-9a-f]*\).*/\1/p;q}' "$home/said")

try() {
    say "$1"
    rm -f "$home/jar"
    "start_$1"
    proxy=$!
    until_true ask --output /dev/null "$site/healthz"

    [ "$(ask --output /dev/null --write-out '%{http_version}' "$site/")" = 2 ] || fail "no HTTP/2"
    led=$(curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' --connect-to "uno.example:80:127.0.0.1:18081" "http://uno.example/rules")
    case $led in 30[18]" $site/rules") ;; *) fail "plain HTTP leads to $led" ;; esac

    if [ -n "$code" ]; then
        set_up="club=Aurora&time_zone=UTC&language=en&name=Vera&login=vera&password=eight+green+skips"
        [ "$(post --data "code=$code&$set_up" "$site/setup")" = "303 $site/organise/tournaments/new?done=set-up" ] || fail "not set up"
        code=
        "$program" schedule free-for-all --players Anna,Boris,Vera --name Friday |
            "$program" import --database "$home/club.db" - >/dev/null
        [ "$(post --data 'revision=1&everybody=yes' "$site/organise/t/friday/start")" = "303 $site/organise/t/friday?done=started" ] ||
            fail "not started"
        rm -f "$home/jar"
    fi
    [ "$(post --data 'login=vera&password=eight+green+skips' "$site/login")" = "303 $site/organise" ] || fail "not logged in"
    grep -q '__Host-lastcard_session' "$home/jar" || fail "the cookie is not for TLS"
    ask "$site/organise/t/friday/cards" >"$home/cards"
    grep -q "uno.example/at/" "$home/cards" || fail "links lead elsewhere"
    table=$(sed -n '\#uno\.example/at/#{s#.*uno\.example/at/\([A-Za-z0-9-]*\).*#\1#p;q}' "$home/cards")

    # A result from the table's page, and the stream that shows it.
    ask --no-buffer "$site/t/friday/live" >"$home/stream" 2>/dev/null &
    stream=$!
    until_true grep -q '^event: version' "$home/stream"
    before=$(grep -c '^event: version' "$home/stream")
    hand=$((hand + 1))
    entry=$(printf '%08x%08x' "$$" "$RANDOM")
    result="slot=1.1.$hand&based_on=0&entry_key=$entry&out=anna&total.boris=30&total.vera=20"
    recorded=$(post --data "$result" "$site/at/$table/entries")
    [ "${recorded%% *}" = 303 ] || fail "a result was answered with $recorded"
    until_true eval '[ "$(grep -c "^event: version" "$home/stream")" -gt "$before" ]'
    kill "$stream"
    wait "$stream" || true
    stream=

    for encoding in br gzip; do
        ask --head --header "Accept-Encoding: $encoding" "$site/t/friday" >"$home/head"
        grep -qi "^content-encoding: $encoding" "$home/head" || fail "not $encoding"
    done
    # A client that forges its address is logged with the real one.
    post --header 'X-Forwarded-For: 192.0.2.1' --data "login=forger-$1&password=wrong+wrong+wrong" "$site/login" >/dev/null
    grep -q "forger-$1.*127\.0\.0\.1" "$home/service.log" || fail "a forged address was trusted"
    # A form of the maximum size, and one that is too large: the service itself answers the latter.
    head -c 60000 /dev/zero | tr '\0' x >"$home/large"
    [ "$(post --data-urlencode "password@$home/large" --data login=vera "$site/login" | cut -d ' ' -f 1)" = 422 ] || fail "a large form"
    head -c 4000000 /dev/zero | tr '\0' x >"$home/large"
    ask --header "Origin: $site" --header 'Expect:' --output "$home/answer" --write-out '%{http_code}' --data "@$home/large" "$site/login" >"$home/status" || true
    { [ "$(cat "$home/status")" = 413 ] && grep -q lastcard "$home/answer"; } || fail "a form that is too large: $(cat "$home/status")"

    say "$1 while the service restarts"
    kill "$service"
    wait "$service" || fail "the service did not exit cleanly"
    case $1 in
    nginx)
        [ "$(ask --output /dev/null --write-out '%{http_code}' "$site/t/friday")" = 502 ] || fail "no 502"
        serve
        until_true ask --fail --output /dev/null "$site/t/friday"
        ;;
    *)
        ask --output /dev/null --write-out '%{http_code}' "$site/t/friday" >"$home/status" &
        waiting=$!
        serve
        wait "$waiting"
        [ "$(cat "$home/status")" = 200 ] || fail "a request did not wait: $(cat "$home/status")"
        ;;
    esac
    # A result that is sent again is recorded once.
    [ "$(post --data "$result" "$site/at/$table/entries")" = "$recorded" ] || fail "sent again, it was recorded twice"
    kill "$proxy"
    wait "$proxy" || true
    proxy=
}

for name in nginx caddy haproxy; do try "$name"; done
say "all three"
