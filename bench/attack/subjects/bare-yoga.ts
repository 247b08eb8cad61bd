import { createServer } from 'node:http'
import { useServer } from 'graphql-ws/use/ws'
import { createYoga } from 'graphql-yoga'
import { WebSocketServer } from 'ws'
import { schema } from '../../../gateway/composition/schema.ts'
import { listen } from '../../subjects/listen.ts'
import { openCostWorld } from '../cost-world.ts'
import { observe } from './observe.ts'

// Yoga and graphql-ws as their documentation starts them, without limits, with our schema and a context over the folder in the
// argument.
const [, , folder = ''] = process.argv
const { context } = openCostWorld(folder)
const yoga = createYoga({ schema, context: () => ({ ...context }), logging: false, graphiql: false })
const server = createServer((request, response) => void yoga(request, response))
useServer({ schema, context: () => ({ ...context }) }, new WebSocketServer({ server, path: '/graphql' }))
observe(await listen(server))
