import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** A proxy in front of several instances that sends requests and websockets to those that are ready. */
export interface ReadinessProxy {
  readonly url: string
  /** Sends requests to one more instance, once it is ready. Resolves then. */
  add(url: string): Promise<void>
  /** Requests and handshakes that an instance did not answer. They are not repeated elsewhere. */
  failures(): readonly string[]
  /** Resolves once the instance at this URL gets no more requests. */
  untilAvoided(url: string): Promise<void>
  close(): Promise<void>
}

interface Instance {
  readonly url: string
  readonly port: number
  readonly agent: Agent
  isReady: boolean
  /** Ends the checks. */
  readonly checks: AbortController
  readonly avoided: PromiseWithResolvers<void>
}

/** Starts a proxy that asks each instance for `/readyz` every `checkMs`, and keeps connections to it as common proxies do. */
export async function startReadinessProxy(urls: readonly string[], checkMs: number): Promise<ReadinessProxy> {
  const failures: string[] = []
  const instances: Instance[] = []
  const tunnels = new Set<Duplex>()
  let turn = 0
  let clients = 0

  async function check(instance: Instance): Promise<void> {
    const wasReady = instance.isReady
    const answer = await fetch(`${instance.url}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    instance.isReady = answer?.ok === true
    if (wasReady && !instance.isReady) instance.avoided.resolve()
  }

  async function keepChecking(instance: Instance): Promise<void> {
    while (!instance.checks.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, checkMs))
      await check(instance)
    }
  }

  function choose(): Instance {
    const ready = instances.filter(({ isReady }) => isReady)
    // Without a ready one, the first refuses, which counts as a failure.
    const chosen = ready[turn++ % ready.length] ?? instances[0]
    if (chosen === undefined) throw new TypeError('There are no instances')
    return chosen
  }

  /** Each connection counts as a visitor with an address of their own. */
  const addresses = new WeakMap<Duplex, string>()
  function addressOf(socket: Duplex): string {
    const known = addresses.get(socket)
    if (known !== undefined) return known
    clients += 1
    const address = `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
    addresses.set(socket, address)
    return address
  }

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    const { agent, port } = choose()
    const headers = { ...incoming.headers, 'x-forwarded-for': addressOf(incoming.socket) }
    const { method, url: path } = incoming
    const outgoing = forward({ agent, host: '127.0.0.1', port, method, path, headers }, (answered) => {
      const { connection: _, 'keep-alive': __, ...kept } = answered.headers
      response.writeHead(answered.statusCode ?? 502, kept)
      answered.on('error', fail)
      answered.pipe(response)
    })
    function fail(error: Error): void {
      failures.push(`${method} ${path} at ${port}: ${error.message}`)
      response.destroy()
    }
    outgoing.on('error', fail)
    incoming.pipe(outgoing)
  }

  function tunnel(incoming: IncomingMessage, near: Duplex, head: Buffer): void {
    const { port } = choose()
    const far: Socket = connect(port, '127.0.0.1')
    const lines = Object.entries({ ...incoming.headers, 'x-forwarded-for': addressOf(near) })
    far.write(
      `GET ${incoming.url} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')}\r\n`,
    )
    far.write(head)
    far.on('error', (error) => void failures.push(`websocket at ${port}: ${error.message}`))
    near.on('error', () => {})
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      tunnels.add(one)
      one.pipe(other)
      one.once('close', () => {
        tunnels.delete(one)
        other.destroy()
      })
    }
  }

  async function add(url: string): Promise<void> {
    const agent = new Agent({ keepAlive: true })
    const [checks, avoided] = [new AbortController(), Promise.withResolvers<void>()]
    const instance = { url, port: Number(new URL(url).port), agent, isReady: false, checks, avoided }
    instances.push(instance)
    while (!instance.isReady) await check(instance)
    void keepChecking(instance)
  }

  await Promise.all(urls.map(add))
  // Longer than clients keep an idle connection: none sends a request into one that is closing.
  const server = createServer({ keepAliveTimeout: 65_000 }, answer)
  server.on('upgrade', tunnel)
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The proxy listens on no port.')

  return {
    url: `http://127.0.0.1:${address.port}`,
    add,
    failures: () => failures,
    async untilAvoided(url) {
      await instances.find((instance) => instance.url === url)?.avoided.promise
    },
    async close() {
      for (const { checks, agent } of instances) {
        checks.abort()
        agent.destroy()
      }
      for (const socket of tunnels) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
