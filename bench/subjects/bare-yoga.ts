import { createServer } from 'node:http'
import { createYoga } from 'graphql-yoga'
import { schema } from '../../gateway/composition/schema.ts'
import { listen } from './listen.ts'
import { offer } from './offer.ts'

// Yoga as its documentation starts it, with our schema and the only part of the context that the operation needs.
const status = { dataSource: 'SIMULATOR', examples: [] }
const yoga = createYoga({ schema, context: { status }, logging: false, graphiql: false })
offer({ url: await listen(createServer((request, response) => void yoga(request, response))) })
