const query = `{ ladder(region: {{region}}, first: 25) { edges { node { rank gameName leaguePoints } } } }`

async function ask() {
  const response = await fetch('{{origin}}/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  // Out of points: the server says how many seconds to wait.
  if (response.status === 429) {
    await new Promise((wake) => setTimeout(wake, 1000 * response.headers.get('retry-after')))
    return ask()
  }
  return response.json()
}

const { extensions } = await ask()
const { actual, remaining, resetAt } = extensions.cost
console.log(`This cost ${actual} points; ${remaining} are left until ${resetAt}.`)
