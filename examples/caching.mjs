import { createHash } from 'node:crypto'

const query = `query Player($slug: String!) { proPlayer(by: { slug: $slug }) { name team { code } } }`
const sha256Hash = createHash('sha256').update(query).digest('hex')

function ask({ headers = {}, ...more } = {}) {
  const parameters = new URLSearchParams({
    variables: JSON.stringify({ slug: '{{player}}' }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
    ...more,
  })
  return fetch(`{{origin}}/graphql?${parameters}`, { headers })
}

// Once with its text. From then on the hash is enough, and any cache on the way may answer.
await ask({ query })
const response = await ask()
console.log(await response.json(), response.headers.get('cache-control'))

// What has not changed is a 304 without a body.
const again = await ask({ headers: { 'if-none-match': response.headers.get('etag') } })
console.log(again.status)
