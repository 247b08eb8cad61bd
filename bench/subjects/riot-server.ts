import { createServer } from 'node:http'
import type { Simulator } from '../../gateway/simulator/simulator.ts'
import { listen } from './listen.ts'

/** Serves a simulated Riot over HTTP. Resolves to its URL; paths below it start with the routing value. */
export function serveRiot(simulator: Simulator): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    simulator.fetch(new Request(url, { headers: { 'X-Riot-Token': 'bench' } })).then(
      async (answer) => outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
      (error) => outgoing.writeHead(500).end(String(error)),
    )
  })
  return listen(server)
}
