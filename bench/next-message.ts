import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a process says next. Rejects when it ends instead. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const listening = new AbortController()
  const { signal } = listening
  const exit = once(child, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`A process ended: ${code}`)))
  const message = once(child, 'message', { signal }).then(([received]: Message[]) => received)
  try {
    const received = await Promise.race([message, exit])
    if (received === undefined) throw new Error('A process said nothing.')
    return received
  } finally {
    listening.abort()
    await Promise.allSettled([message, exit])
  }
}
