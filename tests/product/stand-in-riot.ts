import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Answers a request to `/{routing}/...`, like the host of that routing value. */
export type AnswerAsRiot = (request: Request) => Response | Promise<Response>

/** A fake Riot API on a local port. */
export interface StandInRiot {
  /** The value for `RIOT_BASE_URL`. */
  readonly baseUrl: string
  /** Routing value and path of each request, in order. */
  readonly asked: readonly string[]
  /** Closes the port and all open connections. */
  close(): Promise<void>
}

export async function startStandInRiot(answer: AnswerAsRiot): Promise<StandInRiot> {
  const asked: string[] = []
  const server = createServer((node, response) => {
    const request = toRequest(node)
    asked.push(new URL(request.url).pathname.slice(1))
    void respond(request, response)
  })

  async function respond(request: Request, node: ServerResponse): Promise<void> {
    const response = await answer(request)
    for (const [name, value] of response.headers) node.setHeader(name, value)
    node.statusCode = response.status
    node.end(await response.bytes())
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The stand-in listens on no port.')

  return {
    baseUrl: `http://127.0.0.1:${address.port}/{routing}`,
    asked,
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function toRequest({ url, headers }: IncomingMessage): Request {
  const token = headers['x-riot-token']
  return new Request(`http://riot.test${url}`, { headers: typeof token === 'string' ? { 'X-Riot-Token': token } : {} })
}
