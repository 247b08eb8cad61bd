import { createLimits } from '../../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../../gateway/limits/point-budgets.ts'
import { systemClock } from '../../../gateway/sources/system-clock.ts'
import { startGraphqlServer } from '../../graphql-server.ts'
import { obey } from './obey.ts'
import { createPublisher } from './publisher.ts'
import { createSchema } from './schema.ts'

// The product's server over a contract of its own. The words say how much stands in its world, and which of its writers
// puts messages onto websockets.
const [, , standing = '', writer = ''] = process.argv

const publisher = createPublisher(standing === 'small' ? 'small' : 'large')
const schema = createSchema(publisher)
const url = await startGraphqlServer({
  websocketWriter: writer === 'public' ? 'public' : 'direct',
  graphql: { schema, context: () => ({}) },
  // All subscribers of the benchmark have one address.
  limits: createLimits(schema, systemClock, createMemoryBudgets(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER),
  maxSocketsPerAddress: Infinity,
  maxWebsocketsPerAddress: Infinity,
})
obey({ ...publisher, url })
