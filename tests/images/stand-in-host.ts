import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** Answers a request for a picture, or whatever else. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Somewhere on this machine that pictures are fetched from; gone when the test is over. */
export interface StandInHost {
  /** Without a slash at the end. */
  readonly url: string
  /** The paths asked for, in order. */
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
