import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A wire between a client and a server that can be cut. */
export interface TcpProxy {
  readonly port: number
  /** Breaks off what goes through it, and turns away whoever comes. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** Leads to a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false

  /** Ends with the other end, in whatever way that ends. */
  function tie(socket: Socket, other: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    socket.pipe(other)
  }

  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    tie(near, far)
    tie(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The proxy listens on no port.')

  function breakOff(): void {
    for (const socket of sockets) socket.resetAndDestroy()
  }

  return {
    port: address.port,
    cut() {
      isCut = true
      breakOff()
    },
    mend() {
      isCut = false
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      breakOff()
      await closed
    },
  }
}
