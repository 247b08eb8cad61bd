const query = `query Matches($after: String) {
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
}`

async function ask(variables) {
  const response = await fetch('{{origin}}/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data.account
}

let after = null
for (let page = 1; page <= 2; page++) {
  const account = await ask({ after })
  // Anything but an account is an expected failure, with a message for people.
  if (account.__typename !== 'Account') throw new Error(account.message)
  const { edges, pageInfo } = account.matches
  for (const { participant, node } of edges) {
    const { win, kills, deaths, assists, champion } = participant
    console.log(node.startedAt, win ? 'won' : 'lost', champion.name?.text, `${kills}/${deaths}/${assists}`)
  }
  if (!pageInfo.hasNextPage) break
  after = pageInfo.endCursor
}
