import { VISITOR } from '../../../gateway/domain/viewer.ts'
import { createLog } from '../../../gateway/server/log.ts'
import { startServer } from '../../../gateway/server/start-server.ts'
import { systemClock } from '../../../gateway/sources/system-clock.ts'
import { obey } from './obey.ts'
import { createPublisher } from './publisher.ts'
import { createSchema } from './schema.ts'
import { createLimits } from '../../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../../gateway/limits/point-budgets.ts'

// The product's server over a contract of its own. The words say how much stands in its world, and which of its writers
// puts messages onto websockets.
const [, , standing = '', writer = ''] = process.argv

const publisher = createPublisher(standing === 'small' ? 'small' : 'large')
const nothing = () => new Response(null, { status: 404 })
const schema = createSchema(publisher)
const { url } = await startServer({
  websocketWriter: writer === 'public' ? 'public' : 'direct',
  host: '127.0.0.1',
  port: 0,
  graphql: { schema, context: () => ({}) },
  // All subscribers of the benchmark have one address.
  limits: createLimits(schema, systemClock, createMemoryBudgets(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER),
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
  // All readers come from this machine.
  maxSocketsPerAddress: Infinity,
  maxWebsocketsPerAddress: Infinity,
})
obey({ ...publisher, url })
