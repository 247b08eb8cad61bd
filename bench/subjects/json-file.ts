import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { listen } from './listen.ts'
import { offer } from './offer.ts'

// Serves the file in the argument. The file is read for each request and sent as it is.
const [, , file = ''] = process.argv

const server = createServer((_request, response) => {
  readFile(file).then(
    (bytes) => response.writeHead(200, { 'content-type': 'application/json' }).end(bytes),
    (error) => response.writeHead(500).end(String(error)),
  )
})
offer({ url: await listen(server) })
