import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { textFrame } from '../../live/client/frames.ts'
import { type AttackRequest, Client, isRefused } from '../ask.ts'
import type { Arena } from '../arena.ts'
import { aside, atMost, type Finding, megabytes, show } from '../findings.ts'
import { Target } from '../target.ts'

const MOST_GROWTH_MB = 100

/** Bytes of each ping of `graphql-transport-ws`, whose answer brings them back; frames of one fit into 64 kB. */
const PING_BYTES = 60_000
const MOST_PINGS = 5_000

/** How long is pinged and how long nothing is read, in milliseconds: longer than the product waits for it. */
const PINGING_MS = 10_000
const SILENT_MS = 20_000

/** Clients that ask and never read, so many from each address. */
const CLIENTS = 500
const CLIENTS_PER_ADDRESS = 25

/** f: how much memory is held for what nobody reads. */
export async function unread(arena: Arena): Promise<readonly Finding[]> {
  const request = await findBiggest(arena)
  return [
    atMost('f', 'pings that are never read', MOST_GROWTH_MB, await growth('product', arena, ping), 'MB'),
    aside('f', 'bare Yoga, pings', await control(arena, ping)),
    atMost(
      'f',
      `${CLIENTS} answers that are never read (${request.name})`,
      MOST_GROWTH_MB,
      await growth('product', arena, askAll(request)),
      'MB',
    ),
    aside('f', 'bare Yoga, answers', await control(arena, askAll(request))),
  ]
}

type Attack = (port: number) => Promise<void>

async function growth(name: 'product' | 'bare Yoga', { copyWorld, tell }: Arena, attack: Attack): Promise<number> {
  using target = await Target.start(name, [copyWorld()], { INGEST: 'off' })
  using client = new Client(target.url, '127.0.0.2')
  // What a process takes for its first answers is not taken by the attack.
  for (let time = 0; time < 50; time += 1)
    await client.ask({ name: '', path: '/graphql?query={__typename}', method: 'GET' })
  const before = await target.order({ is: 'begin', turns: false })
  await attack(Number(new URL(target.url).port))
  const after = await target.order({ is: 'read' })
  tell(`${name}: ${show(megabytes(before.rss))} MB, at most ${show(megabytes(after.peakRss))} MB`)
  return megabytes(after.peakRss - before.rss)
}

async function control(arena: Arena, attack: Attack): Promise<string> {
  try {
    return `${show(await growth('bare Yoga', arena, attack))} MB`
  } catch (error) {
    return String(error)
  }
}

async function ping(port: number): Promise<void> {
  using stack = new DisposableStack()
  const socket = stack.adopt(await open(port, '127.0.0.1'), (each) => void each.destroy())
  socket.write(
    [
      'GET /graphql HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(textFrame(JSON.stringify({ type: 'connection_init' })))
  await once(socket, 'data')
  socket.pause()
  const frame = textFrame(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(PING_BYTES) } }))
  const end = performance.now() + PINGING_MS
  for (let sent = 0; sent < MOST_PINGS && performance.now() < end && !socket.destroyed; sent += 1) {
    if (!socket.write(frame)) await Promise.race([once(socket, 'drain'), once(socket, 'close'), sleep(PINGING_MS)])
  }
  await sleep(SILENT_MS)
}

function askAll({ path, method, body = '' }: AttackRequest): Attack {
  return async (port) => {
    const sockets: Socket[] = []
    for (let client = 0; client < CLIENTS; client += 1) {
      const socket = await open(port, `127.3.0.${1 + Math.floor(client / CLIENTS_PER_ADDRESS)}`)
      socket.pause()
      const head = [
        `${method} ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
      sockets.push(socket)
    }
    await sleep(SILENT_MS + PINGING_MS)
    for (const socket of sockets) socket.resetAndDestroy()
  }
}

async function open(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}

/** The request with the largest answer. */
async function findBiggest({ copyWorld, requests }: Arena): Promise<AttackRequest> {
  using product = await Target.start('product', [copyWorld()], { INGEST: 'off' })
  let [biggest, most] = [requests[0], 0]
  for (const [index, request] of requests.entries()) {
    using client = new Client(product.url, `127.1.${index >> 8}.${index & 255}`)
    const answer = await client.ask(request)
    if (!isRefused(answer) && answer.bytes > most) [biggest, most] = [request, answer.bytes]
  }
  if (biggest === undefined) throw new Error('There is no request.')
  return biggest
}
