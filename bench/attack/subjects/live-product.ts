import { openCollection } from '../../../gateway/collections/collection.ts'
import { streamsCollection } from '../../../gateway/collections/streams.ts'
import { VISITOR } from '../../../gateway/domain/viewer.ts'
import { createLimits } from '../../../gateway/limits/limits.ts'
import { schema } from '../../../gateway/schema/index.ts'
import { createLog } from '../../../gateway/server/log.ts'
import { startServer } from '../../../gateway/server/start-server.ts'
import { systemClock } from '../../../gateway/sources/system-clock.ts'
import { openCostWorld } from '../cost-world.ts'
import { observe } from './observe.ts'

// The product's server, contract and limits over the folder that the argument names. Its work is to change a stream.
const [, , folder = ''] = process.argv
const { store, context } = openCostWorld(folder)
const streams = openCollection(store, streamsCollection)
const listed = await streams.list({ limit: 1000 })
const first = listed.find(({ value }) => value.live !== null)
if (first === undefined) throw new Error('Nobody streams.')
const { id, value } = first
let { revision } = value

async function changeStream(): Promise<void> {
  revision = Math.max(revision + 1, Date.now())
  const live = value.live === null ? null : { ...value.live, viewers: revision % 1_000_000 }
  await store.transaction(async (transaction) => streams.in(transaction).set(id, { ...value, revision, live }))
}

const nothing = () => new Response(null, { status: 404 })
const { url } = await startServer({
  host: '127.0.0.1',
  port: 0,
  graphql: { schema, context: () => ({ ...context }) },
  limits: createLimits(schema, systemClock),
  identify: async () => VISITOR,
  signIn: null,
  restCompat: nothing,
  admitToRestCompat: async () => null,
  images: nothing,
  rosterFeed: nothing,
  operatorLinks: nothing,
  forCrawlers: new Map(),
  pages: nothing,
  clientDirectory: null,
  schemaText: '',
  readiness: async () => ({ ready: true, parts: {} }),
  log: createLog({ level: 'error', write: (line) => process.stderr.write(line), now: () => Date.now() }),
  now: () => systemClock.now(),
  schedule: (delayMs, run) => systemClock.schedule(delayMs, run),
  trustProxy: false,
})
observe(url, async (times) => {
  for (let time = 0; time < times; time += 1) await changeStream()
})
