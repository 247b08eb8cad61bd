import type { Clock } from '../shared/clock.ts'

/** Changes that are collected in memory, and added to the store a little later. */
export interface WriteBehind<Change> {
  add(id: string, change: Change): void
  /** Returns what is not stored yet under an id; null for nothing. */
  look(id: string): Change | null
  /** Stores what is not stored yet. Rejects when the store fails; nothing is lost then. */
  flush(): Promise<void>
}

interface Dependencies<Change> {
  readonly clock: Clock
  /** Delay between a change and its write, in milliseconds. */
  readonly delayMs: number
  /** Maximum number of ids in one write. */
  readonly batch: number
  readonly sum: (a: Change, b: Change) => Change
  /** Adds changes to the store in one transaction. */
  readonly write: (changes: readonly (readonly [id: string, change: Change])[]) => Promise<void>
  /** Receives the error when changes can't be stored. They are stored later. */
  readonly report: (error: unknown) => void
}

export function createWriteBehind<Change>(dependencies: Dependencies<Change>): WriteBehind<Change> {
  const { clock, delayMs, batch, sum, write, report } = dependencies
  const pending = new Map<string, Change>()
  /** The batch of the running write. */
  let writing: ReadonlyMap<string, Change> = new Map()
  let flushed: Promise<void> = Promise.resolve()
  let willWrite = false

  function collect(id: string, change: Change): void {
    const before = pending.get(id)
    pending.set(id, before === undefined ? change : sum(before, change))
  }

  function writeLater(): void {
    if (willWrite) return
    willWrite = true
    clock.schedule(delayMs, () => {
      willWrite = false
      flush().catch(report)
    })
  }

  /** Waits for a running flush first, so that all changes are stored when it resolves. */
  function flush(): Promise<void> {
    flushed = flushed.catch(() => {}).then(writeAll)
    return flushed
  }

  async function writeAll(): Promise<void> {
    while (pending.size > 0) {
      writing = new Map([...pending].slice(0, batch))
      for (const id of writing.keys()) pending.delete(id)
      try {
        await write([...writing])
      } catch (error) {
        for (const [id, change] of writing) collect(id, change)
        writeLater()
        throw error
      } finally {
        writing = new Map()
      }
    }
  }

  return {
    add(id, change) {
      collect(id, change)
      writeLater()
    },
    look(id) {
      const [written, collected] = [writing.get(id), pending.get(id)]
      if (written === undefined || collected === undefined) return written ?? collected ?? null
      return sum(written, collected)
    },
    flush,
  }
}
