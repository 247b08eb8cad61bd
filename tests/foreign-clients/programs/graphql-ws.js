import { createHash } from 'node:crypto'
import { createClient } from 'graphql-ws'
import { CHANGES, LEAGUES, print, printChanges, url } from './common.js'

const client = createClient({
  url: `${url.replace('http', 'ws')}/graphql`,
  // By default the client gives up after five attempts, and at once when a connection is refused.
  shouldRetry: () => true,
  retryAttempts: Infinity,
  retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
})

/** Resolves with the first result. */
async function ask(payload) {
  for await (const { data } of client.iterate(payload)) return data
}

print({ query: await ask({ query: LEAGUES }) })

const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(LEAGUES).digest('hex') }
await ask({ query: LEAGUES, extensions: { persistedQuery } })
print({ persisted: await ask({ query: '', extensions: { persistedQuery } }) })

// The variables are sent again with each connection.
const variables = { after: null }
for await (const { data } of client.iterate({ query: CHANGES, variables })) {
  variables.after = data.rosterChanges.cursor
  printChanges(data.rosterChanges)
}
