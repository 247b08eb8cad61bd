// npm install graphql-ws
import { createClient } from 'graphql-ws'

const client = createClient({
  url: '{{websocket}}/graphql',
  // By default a refused connection, such as to a server that restarts, would be the end.
  shouldRetry: () => true,
  retryAttempts: Infinity,
  retryWait: (attempt) =>
    new Promise((retry) => setTimeout(retry, Math.random() * Math.min(30_000, 1000 * 2 ** attempt))),
})

const query = `subscription Live($after: String) {
  streams(filter: { live: true }, after: $after) {
    cursor snapshot removed
    upserted { id player { name } live { title viewers } }
  }
}`
// Read again for each connection: the last cursor continues where the previous one ended.
const variables = { after: null }
const streams = new Map()

for await (const { data, errors } of client.iterate({ query, variables })) {
  if (!data) throw new Error(errors?.[0]?.message)
  const { cursor, snapshot, removed, upserted } = data.streams
  if (snapshot) streams.clear()
  for (const id of removed) streams.delete(id)
  for (const stream of upserted) streams.set(stream.id, stream)
  variables.after = cursor
  console.log(`${streams.size} live:`, [...streams.values()].map(({ player }) => player.name).join(', '))
}
