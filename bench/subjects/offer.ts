/** Messages of a subject: `ready` once it can be measured, and `done` after each order. */
export type FromSubject =
  | { readonly is: 'ready'; readonly url: string | null }
  | { readonly is: 'done'; readonly cpuMicroseconds: number }

/** Order to a subject: work this many times, then report the CPU time since the start. */
export type ToSubject = { readonly work: number }

/**
 * Makes the current process measurable. `url` is the address of its server, `work` does its work on demand. The process exits
 * when its parent disconnects.
 */
export function offer({ url, work }: { url?: string; work?: (times: number) => Promise<void> }): void {
  process.on('message', ({ work: times }: ToSubject) => void answer(times))
  process.once('disconnect', () => process.exit())
  send({ is: 'ready', url: url ?? null })

  async function answer(times: number) {
    await work?.(times)
    const { user, system } = process.cpuUsage()
    send({ is: 'done', cpuMicroseconds: user + system })
  }
}

function send(message: FromSubject): void {
  if (process.send === undefined) throw new Error('This program cannot run on its own. Start it with `npm run bench`.')
  process.send(message)
}
