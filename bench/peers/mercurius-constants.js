import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import { offer } from '../subjects/offer.ts'

// Mercurius with its compiler, as its documentation starts it, with our contract. Every field is a property of the recorded answer
// in the argument.
const [, , contract = '', answer = ''] = process.argv
const data = JSON.parse(await readFile(answer, 'utf8'))
const Query = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, () => value]))

const app = Fastify()
await app.register(mercurius, { schema: await readFile(contract, 'utf8'), resolvers: { Query }, jit: 1 })
offer({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
