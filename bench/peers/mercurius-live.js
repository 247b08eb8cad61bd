import Fastify from 'fastify'
import mercurius from 'mercurius'
import { SDL } from '../live/contract.ts'
import { carryOutOrders } from '../live/subjects/carry-out-orders.ts'
import { createPublisher } from '../live/subjects/publisher.ts'

// Mercurius with its own publisher of events, as its documentation starts it. Argument: the size of the snapshot.
// This is JavaScript, because the types of its packages are missing until they are installed.
const publisher = createPublisher(process.argv[2] === 'small' ? 'small' : 'large')

const app = Fastify()
await app.register(mercurius, {
  schema: SDL,
  subscription: true,
  resolvers: {
    Subscription: {
      streams: {
        async subscribe(_root, { after }, { pubsub }) {
          const queue = await pubsub.subscribe('streams')
          queue.push({ streams: publisher.first(after ?? null) })
          return queue
        },
      },
    },
  },
})

carryOutOrders({
  ...publisher,
  url: await app.listen({ host: '127.0.0.1', port: 0 }),
  publish: (size) => app.graphql.pubsub.publish({ topic: 'streams', payload: { streams: publisher.publish(size) } }),
})
