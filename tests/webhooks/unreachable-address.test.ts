import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPostToAddress } from '../../gateway/webhooks/services/post-to-address.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A receiver that does not speak HTTP. Returns its port. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    // The other side may end the connection at any time.
    socket.on('error', () => {})
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.')
  return address.port
}

function post(address: string, clock = new FakeClock()) {
  const send = createPostToAddress({ targets: 'any', clock })
  return send(address, { headers: {}, body: '{}' }, new AbortController().signal)
}

describe('a failed request to an address', () => {
  it('is a TLS error when the receiver speaks no TLS', async () => {
    const port = await listen((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))
    expect(await post(`https://127.0.0.1:${port}/hook`)).toEqual({ kind: 'failed', outcome: 'TLS_ERROR' })
  })

  it('is unreachable when the receiver ends the connection without an answer', async () => {
    const port = await listen((socket) => socket.destroy())
    expect(await post(`http://127.0.0.1:${port}/hook`)).toEqual({ kind: 'failed', outcome: 'UNREACHABLE' })
  })

  it('is a timeout when the receiver answers nothing for 10 seconds', async () => {
    const clock = new FakeClock()
    const connected = Promise.withResolvers<Socket>()
    const port = await listen(connected.resolve)
    const answer = post(`http://127.0.0.1:${port}/hook`, clock)
    await once(await connected.promise, 'data')
    await clock.advance(10_000)
    expect(await answer).toEqual({ kind: 'failed', outcome: 'TIMEOUT' })
  })
})
