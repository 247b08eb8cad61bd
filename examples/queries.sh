# The endCursor of each page is the "after" of the next one.
curl -G {{origin}}/graphql --data-urlencode 'variables={"after": null}' --data-urlencode 'query=
query Matches($after: String) {
  account(gameName: "{{gameName}}", tagLine: "{{tagLine}}", region: {{region}}) {
    __typename
    ... on Account {
      matches(first: 5, after: $after) {
        edges { participant { win kills deaths assists champion { name { text } } } node { startedAt } }
        pageInfo { hasNextPage endCursor }
      }
    }
    ... on Problem { message }
  }
}'
