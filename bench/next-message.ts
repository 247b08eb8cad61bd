import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Resolves to the next message of a process. Rejects when the process exits first. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const listening = new AbortController()
  const { signal } = listening
  const exit = once(child, 'exit', { signal }).then(([code]) =>
    Promise.reject(new Error(`A process exited with code ${code} before it sent a message.`)),
  )
  const message = once(child, 'message', { signal }).then(([received]: Message[]) => received)
  try {
    const received = await Promise.race([message, exit])
    if (received === undefined) throw new Error('A process sent an empty message.')
    return received
  } finally {
    listening.abort()
    await Promise.allSettled([message, exit])
  }
}
