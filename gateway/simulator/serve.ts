import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { createSimulator } from './simulator.ts'
import type { Simulator } from './simulator.ts'

const HOST = '127.0.0.1'

/** No routing value of Riot's has this name. */
const TWITCH_PATH = '/twitch/'

/** Interval at which Twitch's messages are sent. */
const TICK_MS = 2000

const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value)

/** Headers with credentials, and the type of the body. */
const PASSED_HEADERS = ['x-riot-token', 'client-id', 'authorization', 'content-type']

const variables = z.object({
  /** Port to listen on; 0 takes any free one. Default 4010. */
  SIMULATOR_PORT: z.preprocess(unsetWhenEmpty, z.coerce.number().int().min(0).max(65_535).default(4010)),
  /** Seed of the served world. Default `lanewatch`. */
  SIMULATOR_SEED: z.preprocess(unsetWhenEmpty, z.string().default('lanewatch')),
})

const environment = variables.safeParse(process.env)
if (environment.success) serve(environment.data.SIMULATOR_SEED, environment.data.SIMULATOR_PORT)
else giveUp(z.prettifyError(environment.error))

/** Serves the world of a seed over HTTP until the process gets a stop signal. */
function serve(seed: string, port: number): void {
  const simulator = createSimulator({ seed, now: Date.now })
  const server = createServer((incoming, outgoing) => {
    void answer(simulator, incoming, outgoing)
  })
  server.once('error', (error) => giveUp(`${error.message}; choose another SIMULATOR_PORT`))
  server.listen(port, HOST, () => {
    const address = server.address()
    const listening = typeof address === 'object' && address !== null ? address.port : port
    const origin = `http://${HOST}:${listening}`
    process.stdout.write(`RIOT_BASE_URL=${origin}/{routing}\n`)
    process.stdout.write(`TWITCH_API_URL=${origin}${TWITCH_PATH}helix\nTWITCH_AUTH_URL=${origin}${TWITCH_PATH}oauth2\n`)
    for (const { gameName, tagLine, platform } of simulator.demoAccounts) {
      process.stdout.write(`  try ${gameName}#${tagLine} on ${platform}\n`)
    }
  })
  simulator.twitch.eventSub.connect((request) => fetch(request))
  server.once('listening', () => {
    const ticking = setInterval(() => void simulator.twitch.eventSub.tick(), TICK_MS)
    server.once('close', () => clearInterval(ticking))
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

async function answer(simulator: Simulator, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  try {
    const request = await toRequest(incoming, gone.signal)
    const asksTwitch = new URL(request.url).pathname.startsWith(TWITCH_PATH)
    const response = await (asksTwitch ? simulator.twitch : simulator).fetch(request)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  } catch (error) {
    if (!gone.signal.aborted) outgoing.writeHead(400).end(String(error))
  }
}

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { url = '/', method = 'GET', headers } = incoming
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const body = method === 'POST' ? { body: await text(incoming) } : {}
  return new Request(new URL(url, `http://${HOST}`), { method, headers: Object.fromEntries(passed), signal, ...body })
}

function giveUp(reason: string): void {
  process.stderr.write(`The simulator can't start: ${reason}\n`)
  process.exitCode = 1
}
