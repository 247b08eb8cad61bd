curl -G {{origin}}/graphql -H "authorization: Bearer $LANEWATCH_KEY" --data-urlencode 'query={
  rateLimit { limit remaining resetAt }
}'
