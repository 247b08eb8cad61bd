import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** Answers a request of a test. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A local server for pictures. Closed at the end of the test. */
export interface StandInHost {
  /** Without a trailing slash. */
  readonly url: string
  /** The requested paths, in order. */
  readonly asked: readonly string[]
}

export async function startStandInHost(answer: Answer): Promise<StandInHost> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    void answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The stand-in listens on no port.')
  return { url: `http://127.0.0.1:${address.port}`, asked }
}
