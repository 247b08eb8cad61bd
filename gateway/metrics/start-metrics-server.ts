import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { localUrl } from '../http/local-url.ts'
import type { Log } from '../shared/log.ts'
import { OperatorError } from '../shared/operator-error.ts'

export interface MetricsServerOptions {
  readonly host: string
  /** 0 takes any free port, which `url` then contains. */
  readonly port: number
  readonly registry: Registry
  /** Handles `/readyz`, with the state of each part. */
  readonly readyz: () => Promise<Response>
  /** Handles `/livez`. */
  readonly livez: () => Response
  readonly log: Log
}

export interface MetricsServer {
  /** No slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/** Thrown when the port is in use. */
class MetricsPortTaken extends OperatorError {
  override readonly name = 'MetricsPortTaken'

  constructor(port: number, cause: Error) {
    super(`Another program uses METRICS_PORT=${port}: stop it, or set another METRICS_PORT.`, { cause })
  }
}

/** Serves the metrics and the details of the readiness, for monitoring alone. Throws an operator error when the port is in use. */
export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { host, port, registry, readyz, livez, log } = options
  const answers = new Map<string | undefined, () => Response | Promise<Response>>([
    ['/metrics', () => scrape(registry)],
    ['/readyz', readyz],
    ['/livez', livez],
  ])

  async function answer({ method, url }: IncomingMessage): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const find = answers.get(url?.split('?')[0])
    if (find === undefined) return new Response('Here are /metrics, /readyz and /livez.\n', { status: 404 })
    try {
      return await find()
    } catch (error) {
      log.error('the metrics could not be read', { error })
      return new Response(null, { status: 500 })
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then((answered) => send(answered, response))
  })
  server.listen(port, host)
  await listening(server, port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port.')
  return {
    url: localUrl(address.address, address.port),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function listening(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  try {
    await once(server, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new MetricsPortTaken(port, error) : error
  }
}

async function scrape(registry: Registry): Promise<Response> {
  return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } })
}

async function send(answered: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  response.end(await answered.text())
}
