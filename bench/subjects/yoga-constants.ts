import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { buildSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { listen } from './listen.ts'
import { offer } from './offer.ts'

// Yoga as its documentation starts it, with our contract. Every field is a property of the recorded answer in the argument.
const [, , contract = '', answer = ''] = process.argv
const schema = buildSchema(await readFile(contract, 'utf8'))
const rootValue: unknown = JSON.parse(await readFile(answer, 'utf8'))
const constants: Plugin = { onExecute: ({ args }) => void Object.assign(args, { rootValue }) }
const yoga = createYoga({ schema, plugins: [constants], logging: false, graphiql: false })
offer({ url: await listen(createServer((request, response) => void yoga(request, response))) })
