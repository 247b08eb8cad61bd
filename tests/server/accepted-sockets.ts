import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Collects the sockets that servers of this process accept from now on, until the end of the test. */
export function watchAcceptedSockets(): readonly Socket[] {
  const accepted: Socket[] = []
  const take = (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'socket' in message && message.socket instanceof Socket) {
      accepted.push(message.socket)
    }
  }
  subscribe('net.server.socket', take)
  onTestFinished(() => void unsubscribe('net.server.socket', take))
  return accepted
}
