import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a client and a server that can be cut. */
export interface TcpProxy {
  readonly port: number
  /** Resets all connections and refuses new ones until `mend` is called. */
  cut(): void
  /** Keeps all connections, accepts new ones, and forwards nothing until `mend` is called. Nothing that was sent is lost. */
  stall(): void
  mend(): void
  close(): Promise<void>
}

/** Starts a proxy to a local port. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  /** The socket that each one is forwarded to. */
  const links = new Map<Socket, Socket>()
  let isCut = false
  let isStalled = false

  /** Closes the other socket when this one closes for any reason. */
  function link(socket: Socket, other: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => {
      sockets.delete(socket)
      links.delete(socket)
      other.destroy()
    })
    if (isStalled) socket.pause()
    else socket.pipe(other)
    links.set(socket, other)
  }

  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    link(near, far)
    link(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The proxy listens on no port.')

  function resetAll(): void {
    for (const socket of sockets) socket.resetAndDestroy()
  }

  return {
    port: address.port,
    cut() {
      isCut = true
      resetAll()
    },
    stall() {
      isStalled = true
      for (const socket of sockets) socket.unpipe()
    },
    mend() {
      isCut = false
      if (isStalled) for (const [socket, other] of links) socket.pipe(other)
      isStalled = false
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      resetAll()
      await closed
    },
  }
}
