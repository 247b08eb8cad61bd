import { systemClock } from '../../../gateway/composition/system-clock.ts'
import { createLimits } from '../../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../../gateway/limits/point-budgets.ts'
import { startGraphqlServer } from '../../graphql-server.ts'
import { carryOutOrders } from './carry-out-orders.ts'
import { createPublisher } from './publisher.ts'
import { createSchema } from './schema.ts'

// The product's server over the contract of the benchmark. Arguments: the size of the snapshot, and the websocket writer,
// `public` or `direct`.
const [, , standing = '', writer = ''] = process.argv

const publisher = createPublisher(standing === 'small' ? 'small' : 'large')
const schema = createSchema(publisher)
const url = await startGraphqlServer({
  websocketWriter: writer === 'public' ? 'public' : 'direct',
  graphql: { schema, context: () => ({}) },
  // All subscribers of the benchmark have the same address, so limits per address must not apply.
  limits: createLimits(schema, systemClock, {
    budgets: createMemoryBudgets(Number.MAX_SAFE_INTEGER),
    subscribedPoints: Number.MAX_SAFE_INTEGER,
  }),
  maxSocketsPerAddress: Infinity,
  maxWebsocketsPerAddress: Infinity,
})
carryOutOrders({ ...publisher, url })
