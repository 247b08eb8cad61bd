#!/usr/bin/env bash
# Asks with curl alone, and reads events line by line.
set -u
url=$1
ask() { curl -sS "$url/graphql" -H 'content-type: application/json' "$@"; }

leagues='{ leagues { code } }'
hash=$(printf %s "$leagues" | sha256sum | cut -d' ' -f1)
extensions="{\"persistedQuery\":{\"version\":1,\"sha256Hash\":\"$hash\"}}"
printf '{"query":%s}\n' "$(ask -d "{\"query\":\"$leagues\"}" | sed -E 's/^\{"data":(.*),"extensions":.*$/\1/')"
ask -o /dev/null -d "{\"query\":\"$leagues\",\"extensions\":$extensions}"
printf '{"persisted":%s}\n' "$(ask -G --data-urlencode "extensions=$extensions" | sed -E 's/^\{"data":(.*)\}$/\1/')"

subscription='subscription ($after: String) { rosterChanges(after: $after) { cursor snapshot upserted { playerName } } }'
after=null
while true; do
  while IFS= read -r line; do
    [[ $line == 'data: {"data"'* ]] || continue
    printf '{"event":%s}\n' "${line#data: }"
    [[ $line =~ \"cursor\":(\"[^\"]*\") ]] && after=${BASH_REMATCH[1]}
  done < <(ask -N -H 'accept: text/event-stream' -d "{\"query\":\"$subscription\",\"variables\":{\"after\":$after}}" 2>/dev/null)
  sleep 0.1
done
