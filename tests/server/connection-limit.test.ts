import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConnectionLimit } from '../../gateway/http/connection/connection-limit.ts'
import { watchAcceptedSockets } from './accepted-sockets.ts'
import { openSocket, readToEnd, startTestServer, type TestServer } from './test-server.ts'

const UPGRADE = [
  'GET /graphql HTTP/1.1',
  'host: localhost',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-protocol: graphql-transport-ws',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
]

/** Requests a websocket, on behalf of an address if given, and waits for the first data. */
async function openWebsocket(server: TestServer, address?: string) {
  const socket = await openSocket(server)
  socket.on('error', () => {})
  const forwarded = address === undefined ? [] : [`x-forwarded-for: ${address}`]
  socket.write([...UPGRADE, ...forwarded, '\r\n'].join('\r\n'))
  const head = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
  return { socket, status: Number(head.split(' ')[1]), head }
}

describe('the connection limit', () => {
  it('counts exactly the open connections of each address', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('enter' as const), address: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('leave' as const), which: fc.nat(20) }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 200 }), (most, steps) => {
        const limit = new ConnectionLimit(most)
        const entered: { readonly address: string; readonly leave: () => void }[] = []
        const inside = new Set<(typeof entered)[number]>()
        for (const next of steps) {
          if (next.kind === 'enter') {
            const { address } = next
            const leave = limit.enter(address)
            const open = [...inside].filter((each) => each.address === address).length
            expect(leave === null).toBe(open === most)
            if (leave === null) continue
            const visit = { address, leave }
            entered.push(visit)
            inside.add(visit)
          } else {
            // This may have left already.
            const visit = entered[next.which]
            if (visit === undefined) continue
            visit.leave()
            inside.delete(visit)
          }
        }
        expect(limit.addresses).toBe(new Set([...inside].map(({ address }) => address)).size)
        for (const { leave } of entered) leave()
        expect(limit.addresses).toBe(0)
      }),
    )
  })
})

describe('an address with too many sockets', () => {
  it('gets 429 before it sends a request, and is accepted again once a socket is closed', async () => {
    const server = await startTestServer({ maxSocketsPerAddress: 2 })
    const accepted = watchAcceptedSockets()
    const [first] = [await openSocket(server), await openSocket(server)]
    const answer = await readToEnd(await openSocket(server))
    expect(answer).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/)
    expect(answer).toMatch(/^retry-after: \d+\r$/m)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      detail: 'Too many connections are open from your address. Close some of them, and try again in a moment.',
    })
    first?.destroy()
    await expect.poll(() => accepted[0]?.destroyed).toBe(true)
    expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  })

  it('is not limited behind a trusted proxy', async () => {
    const server = await startTestServer({ maxSocketsPerAddress: 1, trustProxy: true })
    await openSocket(server)
    expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  })
})

describe('an address with too many websockets', () => {
  it('gets 429 with a clear message for the next one', async () => {
    const server = await startTestServer({ maxWebsocketsPerAddress: 1 })
    expect((await openWebsocket(server)).status).toBe(101)
    const { status, head } = await openWebsocket(server)
    expect(status).toBe(429)
    expect(head).toMatch(/^retry-after: \d+\r$/m)
    expect(head).toContain('{"detail":"Too many websockets are open from your address.')
    expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  })

  it('is limited by its forwarded address behind a trusted proxy', async () => {
    const server = await startTestServer({ maxWebsocketsPerAddress: 1, trustProxy: true })
    const statusFor = async (address: string) => (await openWebsocket(server, address)).status
    expect(await statusFor('192.0.2.1')).toBe(101)
    expect(await statusFor('192.0.2.1')).toBe(429)
    expect(await statusFor('192.0.2.2')).toBe(101)
    expect(await statusFor('2001:db8::1')).toBe(101)
    expect(await statusFor('2001:db8::2')).toBe(429)
  })

  it('has at most the allowed number, however they open and close', async () => {
    const most = 3
    const server = await startTestServer({ maxWebsocketsPerAddress: most })
    const accepted = watchAcceptedSockets()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('open', 'close', 'break', 'misspell'), { maxLength: 20 }),
        async (steps) => {
          const open: Awaited<ReturnType<typeof openWebsocket>>['socket'][] = []
          const gone = async () => {
            await expect.poll(() => accepted.filter((each) => !each.destroyed).length).toBe(open.length)
          }
          for (const step of steps) {
            if (step === 'open') {
              const { socket, status } = await openWebsocket(server)
              expect(status).toBe(open.length < most ? 101 : 429)
              if (status === 101) open.push(socket)
            } else if (step === 'misspell') {
              const socket = await openSocket(server)
              socket.write([...UPGRADE.slice(0, -1), 'sec-websocket-key: none', '\r\n'].join('\r\n'))
              await readToEnd(socket)
            } else {
              const socket = open.shift()
              if (step === 'break') socket?.resetAndDestroy()
              else socket?.destroy()
            }
            await gone()
          }
          for (const socket of open.splice(0)) socket.destroy()
          await gone()
        },
      ),
      { numRuns: 15 },
    )
  })
})
