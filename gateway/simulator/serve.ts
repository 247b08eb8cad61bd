import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { createSimulator } from './simulator.ts'
import type { Simulator } from './simulator.ts'

const HOST = '127.0.0.1'

const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value)

const variables = z.object({
  /** Port to listen on; 0 takes any free one. Default 4010. */
  SIMULATOR_PORT: z.preprocess(unsetWhenEmpty, z.coerce.number().int().min(0).max(65_535).default(4010)),
  /** Names the world that is served. Default `lanewatch`. */
  SIMULATOR_SEED: z.preprocess(unsetWhenEmpty, z.string().default('lanewatch')),
})

const environment = variables.safeParse(process.env)
if (environment.success) serve(environment.data.SIMULATOR_SEED, environment.data.SIMULATOR_PORT)
else giveUp(z.prettifyError(environment.error))

/** Serves the world of a seed over HTTP until the process is asked to stop. */
function serve(seed: string, port: number): void {
  const simulator = createSimulator({ seed, now: Date.now })
  const server = createServer((incoming, outgoing) => {
    void answer(simulator, incoming, outgoing)
  })
  server.once('error', (error) => giveUp(`${error.message}; choose another SIMULATOR_PORT`))
  server.listen(port, HOST, () => {
    const address = server.address()
    const listening = typeof address === 'object' && address !== null ? address.port : port
    process.stdout.write(`RIOT_BASE_URL=http://${HOST}:${listening}/{routing}\n`)
    for (const { gameName, tagLine, platform } of simulator.demoAccounts) {
      process.stdout.write(`  try ${gameName}#${tagLine} on ${platform}\n`)
    }
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

/** Hands one request to the world, and its answer back. */
async function answer(simulator: Simulator, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  try {
    const response = await simulator.fetch(toRequest(incoming, gone.signal))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  } catch (error) {
    if (!gone.signal.aborted) outgoing.writeHead(400).end(String(error))
  }
}

function toRequest({ url = '/', method = 'GET', headers }: IncomingMessage, signal: AbortSignal): Request {
  const token = headers['x-riot-token']
  return new Request(new URL(url, `http://${HOST}`), {
    method,
    headers: typeof token === 'string' ? { 'X-Riot-Token': token } : {},
    signal,
  })
}

function giveUp(reason: string): void {
  process.stderr.write(`The simulator can't start: ${reason}\n`)
  process.exitCode = 1
}
