async function ask(query) {
  const response = await fetch('{{origin}}/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.json()
}

// An expected failure is data: here AccountNotFound.
const { data } = await ask(`{
  account(gameName: "Nobody at all", tagLine: "NONE") { __typename ... on Problem { message } }
}`)
console.log(data.account.__typename, data.account.message)

// A mistake in the request is an error with a code: here GRAPHQL_VALIDATION_FAILED.
const { errors } = await ask('{ nothing }')
console.log(errors[0].extensions.code, errors[0].message)
