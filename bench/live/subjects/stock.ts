import { createServer } from 'node:http'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { listen } from '../../subjects/listen.ts'
import { carryOutOrders } from './carry-out-orders.ts'
import { createPublisher } from './publisher.ts'
import { createSchema } from './schema.ts'

// graphql-ws as its documentation starts it, over ws. Argument: the size of the snapshot.
const publisher = createPublisher(process.argv[2] === 'small' ? 'small' : 'large')
const server = createServer()
useServer({ schema: createSchema(publisher) }, new WebSocketServer({ server, path: '/graphql' }))
carryOutOrders({ ...publisher, url: await listen(server) })
