import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ServerOptions } from '../../gateway/server/start-server.ts'
import { watchAcceptedSockets } from './accepted-sockets.ts'
import { openSocket, readToEnd, startTestServer } from './test-server.ts'

const LARGE = '/64001'
const SMALL = '/64000'

/** Starts a server whose paths are the sizes of its pages in bytes, and a client with a single connection. */
async function start(options: Partial<ServerOptions> = {}) {
  const server = await startTestServer({
    pages: (page) => new Response(new Uint8Array(Number(new URL(page.url).pathname.slice(1)))),
    ...options,
  })
  const sockets = watchAcceptedSockets()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())

  /** Reads an answer to its end; returns its header Keep-Alive. */
  async function ask(path: string, method = 'GET') {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const asking = request(`${server.url}${path}`, { agent, method }, (response) => {
      text(response).then(() => resolve(String(response.headers['keep-alive'])), reject)
    })
    asking.once('error', reject)
    asking.end()
    return promise
  }
  return { ask, sockets }
}

describe('a connection', () => {
  it('is kept for 15 seconds after an answer of more than 64,000 bytes, and for 65 after others', async () => {
    const { ask, sockets } = await start()
    for (const [path, seconds] of [
      [SMALL, 65],
      [LARGE, 15],
      [LARGE, 15],
      [SMALL, 65],
    ] as const) {
      expect(await ask(path)).toBe(`timeout=${seconds}`)
      // Node ends it by its own clock, a second after the announced timeout.
      await expect.poll(() => sockets[0]?.timeout).toBe((seconds + 1) * 1_000)
    }
    expect(sockets).toHaveLength(1)
  })

  it('is kept for 65 seconds after a HEAD request for a large answer', async () => {
    const { ask } = await start()
    expect(await ask(LARGE, 'HEAD')).toBe('timeout=65')
  })

  it('is kept for 15 seconds after a stream', async () => {
    const { ask } = await start({
      pages: () => new Response('data: x\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    })
    expect(await ask('/')).toBe('timeout=15')
  })

  it('is kept for 65 seconds after any answer behind a trusted proxy', async () => {
    const { ask } = await start({ trustProxy: true })
    expect(await ask(LARGE)).toBe('timeout=65')
  })

  it('has no timeout while a pipelined request behind a large answer runs', async () => {
    const begun = Promise.withResolvers<void>()
    const held = Promise.withResolvers<Response>()
    const server = await startTestServer({
      pages(page) {
        if (!page.url.endsWith('/held')) return new Response(new Uint8Array(64_001))
        begun.resolve()
        return held.promise
      },
    })
    const sockets = watchAcceptedSockets()
    const client = await openSocket(server)
    const received = readToEnd(client)
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\nGET /held HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    await begun.promise
    expect(sockets[0]?.timeout ?? 0).toBe(0)
    held.resolve(new Response('at last'))
    expect(await received).toMatch(/at last$/)
  })
})
