import { readFile } from 'node:fs/promises'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { offer } from '../subjects/offer.ts'

// Apollo Server as its documentation starts it, with our contract. Every field is a property of the recorded answer in the
// argument. This is JavaScript, because the types of its packages are missing until they are installed.
const [, , contract = '', answer = ''] = process.argv
const server = new ApolloServer({
  typeDefs: await readFile(contract, 'utf8'),
  rootValue: JSON.parse(await readFile(answer, 'utf8')),
})
const { url } = await startStandaloneServer(server, { listen: { host: '127.0.0.1', port: 0 } })
offer({ url: url.replace(/\/$/, '') })
