import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { listen } from './listen.ts'
import { offer } from './offer.ts'

// Reads the request, and sends the file in the argument from memory: the least that any server does.
const [, , file = ''] = process.argv
const bytes = await readFile(file)

const server = createServer((request, response) => {
  request.resume()
  request.once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.byteLength })
    response.end(bytes)
  })
})
offer({ url: await listen(server) })
