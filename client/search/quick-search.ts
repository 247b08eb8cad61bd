import type { Later } from '../components/popover-turns.ts'

/** How long after the last key the server is asked, in milliseconds. */
export const PAUSE_MS = 150

/** How long an answer is waited for, in milliseconds. */
export const LONGEST_WAIT_MS = 10_000

/** What is known of the text that stands in the field. */
export interface QuickSearchState<Results> {
  readonly is: 'idle' | 'asking' | 'answered' | 'failed'
  /** Those of the last text that was answered, while another one is asked for; null before, and when asking failed. */
  readonly results: Results | null
}

/** A search that asks while somebody types. */
export interface QuickSearch<Results> {
  readonly getState: () => QuickSearchState<Results>
  /** Calls `listener` after each change; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** The text is this now. A blank one is not asked for. */
  type(text: string): void
  /**
   * Asks for the text without a further pause, unless that is done. Resolves with its results; with null when there are
   * none, because asking failed or another text was typed meanwhile.
   */
  finish(): Promise<Results | null>
  /** Asks for nothing any more, and forgets what was asked for. */
  stop(): void
}

/** Nothing is about to happen. */
const nothing = () => {}

const IDLE = { is: 'idle', results: null } as const

/**
 * `ask` may fail, and should when its signal is given: nobody waits for its answer any more, because another text is the
 * text now or because it took too long.
 */
export function createQuickSearch<Results>(
  ask: (text: string, signal: AbortSignal) => Promise<Results>,
  later: Later,
): QuickSearch<Results> {
  const listeners = new Set<() => void>()
  let state: QuickSearchState<Results> = IDLE
  let wanted = ''
  let running: Promise<Results | null> | null = null
  let callOff = nothing

  function change(next: QuickSearchState<Results>) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Whatever is under way is not waited for any more. */
  function drop() {
    callOff()
    running = null
  }

  function run(): Promise<Results | null> {
    callOff()
    const asking = new AbortController()
    const { promise: overdue, reject: giveUp } = Promise.withResolvers<never>()
    const stopWaiting = later(LONGEST_WAIT_MS, () => {
      asking.abort()
      giveUp(new Error('There was no answer in time.'))
    })
    callOff = () => {
      stopWaiting()
      asking.abort()
    }
    const isOvertaken = () => running !== attempt
    const attempt: Promise<Results | null> = Promise.race([ask(wanted, asking.signal), overdue]).then(
      (results) => {
        if (isOvertaken()) return null
        stopWaiting()
        change({ is: 'answered', results })
        return results
      },
      () => {
        if (!isOvertaken()) {
          stopWaiting()
          running = null
          change({ is: 'failed', results: null })
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
      callOff = later(PAUSE_MS, () => void run())
      change({ is: 'asking', results: state.results })
    },
    finish() {
      if (wanted === '') return Promise.resolve(null)
      if (running !== null) return running
      change({ is: 'asking', results: state.results })
      return run()
    },
    stop: () => {
      wanted = ''
      drop()
      state = IDLE
    },
  }
}
