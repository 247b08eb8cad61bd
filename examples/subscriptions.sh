# Put the last cursor you got in place of null: the next connection continues there.
curl -NG {{origin}}/graphql -H 'accept: text/event-stream' \
  --data-urlencode 'variables={"after": null}' --data-urlencode 'query=
subscription Live($after: String) {
  streams(filter: { live: true }, after: $after) {
    cursor snapshot removed
    upserted { id player { name } live { title viewers } }
  }
}'
