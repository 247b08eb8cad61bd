import { once } from 'node:events'
import type { Server } from 'node:http'

/** Starts to listen on a free port of this machine. Resolves to the URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port.')
  return `http://127.0.0.1:${address.port}`
}
