import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { listen } from '../../subjects/listen.ts'
import type { StreamsUpdate } from '../events.ts'
import { carryOutOrders } from './carry-out-orders.ts'
import { createPublisher } from './publisher.ts'

// The upper bound of speed: all subscribers get the same bytes, whatever their operation. Argument: the size of the snapshot.
const publisher = createPublisher(process.argv[2] === 'small' ? 'small' : 'large')
const sockets = new Set<Duplex>()

const server = createServer()
server.on('upgrade', ({ headers }, socket) => {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  const accept = createHash('sha1').update(key).digest('base64')
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
  const more = [`Sec-WebSocket-Accept: ${accept}`, 'Sec-WebSocket-Protocol: graphql-transport-ws', '', '']
  socket.write([...lines, ...more].join('\r\n'))
  socket.on('error', () => {})
  socket.once('close', () => sockets.delete(socket))
  // The client sends two messages and waits in between: `connection_init` and `subscribe`.
  socket.once('data', () => {
    socket.write(frame({ type: 'connection_ack' }))
    socket.once('data', () => {
      socket.write(frame(next(publisher.first(null))))
      sockets.add(socket)
    })
  })
})

carryOutOrders({
  ...publisher,
  url: await listen(server),
  publish(size) {
    const bytes = frame(next(publisher.publish(size)))
    for (const socket of sockets) socket.write(bytes)
  },
})

function next(streams: StreamsUpdate) {
  return { id: 'broadcast', type: 'next', payload: { data: { streams } } }
}

/** Builds the websocket frame of a message from a server. */
function frame(message: object): Buffer {
  const payload = Buffer.from(JSON.stringify(message))
  const head = payload.length < 126 ? Buffer.from([0x81, payload.length]) : Buffer.from([0x81, 126, 0, 0])
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}
