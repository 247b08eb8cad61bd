import { Client, fetchExchange, subscriptionExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { CHANGES, LEAGUES, print, printChanges, url } from './common.js'
import { createResumingSse } from './resuming-sse.js'

const endpoint = `${url}/graphql`

const subscribe = createResumingSse(endpoint)

const forwardSubscription = ({ query, variables }) => ({
  subscribe: (sink) => ({ unsubscribe: subscribe(query, variables, sink) }),
})

/** Names what each request sends: a hash, or a document. */
const sent = []

const client = new Client({
  url: endpoint,
  preferGetMethod: false,
  exchanges: [
    persistedExchange({ preferGetForPersistedQueries: true }),
    fetchExchange,
    subscriptionExchange({ forwardSubscription }),
  ],
  fetch(address, init) {
    sent.push(`${init?.method ?? 'GET'} ${init?.body === undefined ? 'hash' : 'document'}`)
    return fetch(address, init)
  },
})

const ask = async () => (await client.query(LEAGUES, {}, { requestPolicy: 'network-only' })).data
const query = await ask()
print({ query })
const first = sent.length
print({ persisted: await ask(), sent: sent.slice(first) })

client.subscription(CHANGES, { after: null }).subscribe(({ data }) => {
  if (data) printChanges(data.rosterChanges)
})
