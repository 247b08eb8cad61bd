import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import relay from 'relay-runtime'
import { print, printChanges, url } from './common.js'
import { createResumingSse } from './resuming-sse.js'

const { Environment, fetchQuery, getSingularSelector, Network, Observable, RecordSource, requestSubscription, Store } =
  relay

const artifacts = process.argv[3]
const endpoint = `${url}/graphql`
const texts = JSON.parse(await readFile(join(artifacts, '../persisted.json'), 'utf8'))
const load = async (name) => (await import(join(artifacts, `${name}.graphql.js`))).default

/** Names what each request sends: an id, or a document. */
const sent = []

async function post(body) {
  sent.push('query' in body ? 'document' : 'id')
  const headers = { 'content-type': 'application/json' }
  return (await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

async function send({ id }, variables) {
  const result = await post({ id, variables })
  if (result.errors?.[0].extensions.code !== 'PERSISTED_QUERY_NOT_FOUND') return result
  const persistedQuery = { version: 1, sha256Hash: id }
  return post({ query: texts[id], variables, extensions: { persistedQuery } })
}

const resume = createResumingSse(endpoint)
const subscribe = ({ id }, variables) => Observable.create((sink) => resume(texts[id], variables, sink))

const environment = new Environment({ network: Network.create(send, subscribe), store: new Store(new RecordSource()) })
const ask = async (name, variables = {}) =>
  fetchQuery(environment, await load(name), variables, { fetchPolicy: 'network-only' }).toPromise()

print({ query: await ask('LeaguesQuery') })
const first = sent.length
print({ persisted: await ask('LeaguesQuery'), sent: sent.slice(first) })

const { leagues, champions } = await ask('IdsQuery')
const [team] = leagues[0].teams
const refetched = []
for (const { id } of [leagues[0], team, team.roster[0], champions[0]]) {
  const type = environment.getStore().getSource().get(id).__typename
  await ask(`${type}RefetchQuery`, { id })
  refetched.push(type)
}
print({ refetched })

/** Returns the number of players after another page. */
async function countPlayers(cursor) {
  const page = await ask('QueryproPlayersPagePaginationQuery', { count: 3, cursor })
  const { data } = environment.lookup(getSingularSelector(await load('QueryproPlayersPage'), page))
  return { count: data.proPlayers.edges.length, cursor: data.proPlayers.pageInfo.endCursor }
}

const onePage = await countPlayers(null)
const twoPages = await countPlayers(onePage.cursor)
print({ players: [onePage.count, twoPages.count] })

requestSubscription(environment, {
  subscription: await load('RelayChangesSubscription'),
  variables: { after: null },
  onNext: ({ rosterChanges }) => printChanges(rosterChanges),
})
