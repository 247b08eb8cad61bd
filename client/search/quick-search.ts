import type { Later } from '../components/popover-turns.ts'

export const PAUSE_MS = 150

export const LONGEST_WAIT_MS = 10_000

/** State of the search for the field's text. */
export interface QuickSearchState<Results> {
  readonly kind: 'idle' | 'asking' | 'answered' | 'failed'
  /** Results of the last answered text, even during another search; null before the first answer, and after a failure. */
  readonly results: Results | null
}

/** A search while the visitor types. */
export interface QuickSearch<Results> {
  readonly getState: () => QuickSearchState<Results>
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** A blank text sends no request. */
  type(text: string): void
  /** Sends the request at once, unless it runs or was answered. Null after a failure, or when another text was typed. */
  finish(): Promise<Results | null>
  /** Forgets the results. */
  stop(): void
}

const nothing = () => {}

const IDLE = { kind: 'idle', results: null } as const

/** `ask` may fail, and should abort with its signal: after other text was typed, or after the timeout. */
export function createQuickSearch<Results>(
  ask: (text: string, signal: AbortSignal) => Promise<Results>,
  later: Later,
): QuickSearch<Results> {
  const listeners = new Set<() => void>()
  let state: QuickSearchState<Results> = IDLE
  let wanted = ''
  let running: Promise<Results | null> | null = null
  let cancel = nothing

  function change(next: QuickSearchState<Results>) {
    state = next
    for (const listener of listeners) listener()
  }

  function drop() {
    cancel()
    running = null
  }

  function run(): Promise<Results | null> {
    cancel()
    const asking = new AbortController()
    const { promise: overdue, reject: giveUp } = Promise.withResolvers<never>()
    const stopWaiting = later(LONGEST_WAIT_MS, () => {
      asking.abort()
      giveUp(new Error('There was no answer in time.'))
    })
    cancel = () => {
      stopWaiting()
      asking.abort()
    }
    const isOutdated = () => running !== attempt
    const attempt: Promise<Results | null> = Promise.race([ask(wanted, asking.signal), overdue]).then(
      (results) => {
        if (isOutdated()) return null
        stopWaiting()
        change({ kind: 'answered', results })
        return results
      },
      () => {
        if (!isOutdated()) {
          stopWaiting()
          running = null
          change({ kind: 'failed', results: null })
        }
        return null
      },
    )
    running = attempt
    return attempt
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type(text) {
      if (text.trim() === wanted) return
      wanted = text.trim()
      drop()
      if (wanted === '') {
        change(IDLE)
        return
      }
      cancel = later(PAUSE_MS, () => void run())
      change({ kind: 'asking', results: state.results })
    },
    finish() {
      if (wanted === '') return Promise.resolve(null)
      if (running !== null) return running
      change({ kind: 'asking', results: state.results })
      return run()
    },
    stop: () => {
      wanted = ''
      drop()
      state = IDLE
    },
  }
}
