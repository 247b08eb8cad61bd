# An expected failure is data: here AccountNotFound.
curl -G -w '\n' {{origin}}/graphql --data-urlencode 'query={
  account(gameName: "Nobody at all", tagLine: "NONE") { __typename ... on Problem { message } }
}'

# A mistake in the request is an error with a code: here GRAPHQL_VALIDATION_FAILED.
curl -G {{origin}}/graphql --data-urlencode 'query={ nothing }'
