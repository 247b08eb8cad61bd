import type { Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FakeClock } from '../support/fake-clock.ts'
import { watchAcceptedSockets } from './accepted-sockets.ts'
import { openSocket, startTestServer, restRoutes } from './test-server.ts'

const MEGABYTE = 1_000_000

/** More than both socket buffers of a local connection can take. */
const LARGE = new Uint8Array(100 * MEGABYTE)

/** Starts a server with large pages and a client that requests some but reads nothing; `socket` is the server's end. */
async function startUnread(asking: string, pages: (path: string) => Response) {
  const clock = new FakeClock()
  const server = await startTestServer({
    pages: (request) => pages(new URL(request.url).pathname),
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
  })
  const accepted = watchAcceptedSockets()
  const client = await openSocket(server)
  onTestFinished(() => void client.destroy())
  client.on('error', () => {})
  client.pause()
  client.write(asking)
  await expect.poll(() => accepted.at(-1)?.writableLength).toBeGreaterThan(MEGABYTE)
  const [socket] = accepted
  if (socket === undefined) throw new Error('The server has accepted no connection.')
  return { clock, client, socket }
}

/** Reads at least this many bytes, then pauses. */
async function read(client: Socket, bytes: number): Promise<void> {
  const end = client.bytesRead + bytes
  const { promise, resolve } = Promise.withResolvers<void>()
  const take = () => void (client.bytesRead >= end && resolve())
  client.on('data', take)
  client.resume()
  await promise
  client.pause()
  client.off('data', take)
}

/** Returns pipelined requests, numbered by their paths. */
function ask(count: number): string {
  return Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nhost: a\r\n\r\n`).join('')
}

describe('an answer that is not read', () => {
  it('ends its connection after 15 seconds', async () => {
    const { clock, client, socket } = await startUnread(ask(1), () => new Response(LARGE))
    await clock.advance(14_999)
    expect(socket.destroyed).toBe(false)
    await clock.advance(1)
    expect(socket.destroyed).toBe(true)
    client.resume()
    await new Promise((resolve) => client.once('close', resolve))
    expect(clock.pending).toBe(0)
  })

  it('keeps its connection as long as some of it is read', async () => {
    const { clock, client, socket } = await startUnread(ask(1), () => new Response(LARGE))
    for (let step = 0; step < 5; step++) {
      await clock.advance(14_000)
      await read(client, 12 * MEGABYTE)
    }
    expect(socket.destroyed).toBe(false)
    await read(client, LARGE.byteLength - client.bytesRead)
    await expect.poll(() => clock.pending).toBe(0)
    expect(socket.destroyed).toBe(false)
  })
})

describe('pipelined requests', () => {
  it('are answered one by one, and no further while the first answer is not read', async () => {
    const paths: string[] = []
    const { clock, socket } = await startUnread(ask(10_000), (path) => {
      paths.push(path)
      return new Response(LARGE)
    })
    const { bytesRead } = socket
    expect(bytesRead).toBeLessThan(ask(10_000).length)
    await clock.advance(14_999)
    expect(paths).toEqual(['/0'])
    expect(socket.bytesRead).toBe(bytesRead)
    await clock.advance(1)
    expect(socket.destroyed).toBe(true)
    expect(paths).toEqual(['/0'])
  })

  it('are all answered in order, with their bodies, when the client reads', async () => {
    const server = await startTestServer({
      mounted: restRoutes(async (request) =>
        Response.json({ path: new URL(request.url).pathname, sent: await request.text() }),
      ),
    })
    const client = await openSocket(server)
    const bodies = Array.from({ length: 1_000 }, (_, index) => 'x'.repeat((index * 37) % 5_000))
    const requests = bodies.map(
      (body, index) =>
        `POST /v2/${index} HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n` +
        `${index === bodies.length - 1 ? 'connection: close\r\n' : ''}\r\n${body}`,
    )
    client.write(requests.join(''))
    let text = ''
    for await (const chunk of client) text += String(chunk)
    const answers = [...text.matchAll(/\{"path":"\/v2\/(\d+)","sent":"(x*)"\}/g)]
    expect(answers.map(([, index, sent]) => [Number(index), sent])).toEqual(bodies.map((body, index) => [index, body]))
  })
})
