curl -NG {{origin}}/graphql -H 'accept: text/event-stream' --data-urlencode 'query=subscription {
  activeGames { cursor snapshot upserted { id region pros { proPlayer { name } } } removed }
}'
