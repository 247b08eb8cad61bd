/** What a subject says once it can be measured, and what it answers to each order. */
export type FromSubject =
  | { readonly is: 'ready'; readonly url: string | null }
  | { readonly is: 'done'; readonly cpuMicroseconds: number }

/** What a subject is told: to say how much CPU it has used so far, or to do its work a number of times first. */
export type ToSubject = { readonly work: number }

/**
 * Offers the process it is called in to be measured. `url` is where it serves, `work` what it does on demand; it ends
 * when whoever measures is gone.
 */
export function offer({ url, work }: { url?: string; work?: (times: number) => Promise<void> }): void {
  process.on('message', ({ work: times }: ToSubject) => void answer(times))
  process.once('disconnect', () => process.exit())
  say({ is: 'ready', url: url ?? null })

  async function answer(times: number) {
    await work?.(times)
    const { user, system } = process.cpuUsage()
    say({ is: 'done', cpuMicroseconds: user + system })
  }
}

function say(message: FromSubject): void {
  if (process.send === undefined) throw new Error('Start this with `npm run bench`: on its own it measures nothing.')
  process.send(message)
}
