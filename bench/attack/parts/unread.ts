import { randomBytes } from 'node:crypto'
import { on, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { textFrame } from '../../live/client/frames.ts'
import type { Arena } from '../arena.ts'
import { type AttackRequest, Client, isRefused } from '../ask.ts'
import { megabytes, show } from '../figures.ts'
import { Target } from '../target.ts'

/** Payload of each ping of `graphql-transport-ws`. The pong returns it. */
const PING_BYTES = 90_000

/** Duration of pinging, and of the silence after it. The silence is longer than the product tolerates. */
const PINGING_MS = 10_000
const SILENT_MS = 20_000

/** Timeout for the answer to one ping. */
const ANSWER_MS = 5_000

const WARM_UPS = 50

const TYPE_NAME: AttackRequest = { name: 'a name', path: '/graphql?query={__typename}', method: 'GET' }

/** Clients that send a request and never read, in total and per address. */
const CLIENTS = 500
const CLIENTS_PER_ADDRESS = 25

/** Measures the memory that a server keeps for unread data. */
export async function unread(arena: Arena): Promise<void> {
  await measure('pings', arena, TYPE_NAME, ping)
  await arena.board.attempt(['unreadAnswers'], async () => {
    const request = await findBiggest(arena)
    arena.tell(`${CLIENTS} clients request: ${request.name}`)
    await measure('unreadAnswers', arena, request, (port) => askAll(port, request))
  })
}

/** Attacks the server on a port. Resolves to a detail that is printed beside the figure. */
type Attack = (port: number) => Promise<string>

/** @param warmUp Request that is sent and read before the attack, so that memory for the first answers is not counted. */
async function measure(
  name: 'pings' | 'unreadAnswers',
  arena: Arena,
  warmUp: AttackRequest,
  attack: Attack,
): Promise<void> {
  const { board } = arena
  await board.attempt([name], async () => {
    const { growthMb, detail } = await growth('product', arena, warmUp, attack)
    board.set(name, growthMb, detail)
  })
  await board.attemptControl(name, async () => {
    const { growthMb, detail } = await growth('bare Yoga', arena, warmUp, attack)
    return `${show(growthMb)} MB (${detail})`
  })
}

async function growth(
  program: 'product' | 'bare Yoga',
  { copyWorld, tell }: Arena,
  warmUp: AttackRequest,
  attack: Attack,
) {
  using target = await Target.start(program, [copyWorld()], { INGEST: 'off' })
  return await target.outlive(async () => {
    for (let time = 0; time < WARM_UPS; time += 1) {
      // Each request has an address of its own, because the points of one address would run out.
      using client = new Client(target.url, `127.5.0.${1 + time}`)
      await client.ask(warmUp)
    }
    const before = await target.order({ is: 'begin', turns: false })
    const detail = await attack(Number(new URL(target.url).port))
    const after = await target.order({ is: 'read' })
    tell(`${program}: ${show(megabytes(before.rss))} MB, at most ${show(megabytes(after.peakRss))} MB`)
    return { growthMb: megabytes(after.peakRss - before.rss), detail }
  })
}

/** Sends pings as fast as the server reads them, and does not read the pongs. */
async function ping(port: number): Promise<string> {
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
  await waitForText(socket, '"connection_ack"')
  const frame = textFrame(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(PING_BYTES) } }))
  socket.write(frame)
  // Checks that the ping is within the limit: a larger one would end the connection.
  await waitForText(socket, '"pong"')
  socket.pause()
  const signal = AbortSignal.timeout(PINGING_MS)
  let sent = 0
  for (; !signal.aborted && !socket.destroyed; sent += 1) {
    if (socket.write(frame)) continue
    // Without a drain the server has stopped reading, or closed the connection.
    await once(socket, 'drain', { signal }).catch(() => {})
  }
  await sleep(SILENT_MS)
  return `${sent} pings`
}

async function waitForText(socket: Socket, text: string): Promise<void> {
  let received = ''
  for await (const [chunk] of on(socket, 'data', { signal: AbortSignal.timeout(ANSWER_MS) })) {
    received += String(chunk)
    if (received.includes(text)) return
  }
}

async function askAll(port: number, { path, method, body = '' }: AttackRequest): Promise<string> {
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
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body)
    sockets.push(socket)
  }
  await sleep(SILENT_MS + PINGING_MS)
  for (const socket of sockets) socket.resetAndDestroy()
  return `${CLIENTS / CLIENTS_PER_ADDRESS} addresses`
}

async function open(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}

/** Returns the request with the largest answer. */
async function findBiggest({ copyWorld, requests }: Arena): Promise<AttackRequest> {
  using product = await Target.start('product', [copyWorld()], { INGEST: 'off' })
  return await product.outlive(async () => {
    let [biggest, most] = [requests[0], 0]
    for (const [index, request] of requests.entries()) {
      using client = new Client(product.url, `127.1.${index >> 8}.${index & 255}`)
      const answer = await client.ask(request)
      if (!isRefused(answer) && answer.bytes > most) [biggest, most] = [request, answer.bytes]
    }
    if (biggest === undefined) throw new Error('There is no request.')
    return biggest
  })
}
