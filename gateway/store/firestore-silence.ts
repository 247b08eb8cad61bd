import type { Clock } from '../shared/clock.ts'
import { StoreUnavailable } from './document-store-errors.ts'

/**
 * Time between two looks at an operation that runs. Silence is counted in looks: while the event loop is blocked there are none, and an
 * answer that has arrived meanwhile is read before the next one.
 */
const LOOK_MS = 250

/** Looks without any answer after which Firestore is asked for a sign of life: one second. */
const LOOKS_UNTIL_PING = 4

/** Looks without any answer after which Firestore counts as silent: 2.5 seconds. */
const LOOKS_UNTIL_SILENT = 10

/** The same before the first answer, for which a client connects and gets its credentials: 15 seconds. */
const LOOKS_UNTIL_SILENT_AT_FIRST = 60

/** Looks after which an operation ends although Firestore answers others: 30 seconds. */
const LOOKS_UNTIL_END = 120

/** Time between two signs of life while Firestore is silent. */
const PING_INTERVAL_MS = 1_000

/** gRPC's status codes CANCELLED, DEADLINE_EXCEEDED and UNAVAILABLE, which Google's client makes itself. */
const UNANSWERED: ReadonlySet<unknown> = new Set([1, 4, 14])

/** gRPC's status codes UNKNOWN and INTERNAL, of a commit that Firestore has applied or not. */
export const UNCERTAIN: ReadonlySet<unknown> = new Set([2, 13])

/** An operation whose caller may stop waiting for it. */
export interface PendingOperation {
  /** Aborts when the caller has its error. From then on, nothing may be sent that writes. */
  readonly abandoned: AbortSignal
  /** True while writes were sent and the answer is missing. */
  mayBeWritten: boolean
}

interface SilenceOptions {
  /** Asks Firestore for the smallest answer. */
  readonly ping: () => Promise<unknown>
  readonly clock: Pick<Clock, 'schedule'>
}

/**
 * Ends the wait for a Firestore that has stopped answering. Google's client would try again for a minute and longer. An operation that is
 * slow, or waits for the locks of others, goes on for as long as Firestore answers anything.
 */
export class FirestoreSilence {
  readonly #ping: () => Promise<unknown>
  readonly #clock: Pick<Clock, 'schedule'>
  #answers = 0
  #isSilent = false
  #isPinging = false
  #isClosed = false

  constructor({ ping, clock }: SilenceOptions) {
    this.#ping = ping
    this.#clock = clock
  }

  /** Throws `StoreUnavailable` after 2.5 seconds without an answer; at once while Firestore is known to be silent. */
  async wait<T>(run: (operation: PendingOperation) => Promise<T>): Promise<T> {
    if (this.#isSilent) throw new StoreUnavailable('Firestore does not answer', { mayBeWritten: false })
    const abandoning = new AbortController()
    const operation: PendingOperation = { abandoned: abandoning.signal, mayBeWritten: false }
    const ended = Promise.withResolvers<never>()
    const stopLooking = this.#look((reason) => {
      ended.reject(new StoreUnavailable(reason, operation))
      abandoning.abort()
    })
    try {
      return await Promise.race([this.#hear(run(operation)), ended.promise])
    } catch (error) {
      const code = codeOf(error)
      if (UNANSWERED.has(code)) throw new StoreUnavailable("Firestore can't be reached", { ...operation, cause: error })
      if (!operation.mayBeWritten || !UNCERTAIN.has(code)) throw error
      throw new StoreUnavailable('Firestore has not confirmed a commit', { ...operation, cause: error })
    } finally {
      stopLooking()
    }
  }

  close(): void {
    this.#isClosed = true
  }

  /** Calls `end` when an operation has waited enough. The returned function stops that. */
  #look(end: (reason: string) => void): () => void {
    let heard = this.#answers
    let quiet = 0
    let all = 0
    const look = () => {
      quiet = this.#answers === heard ? quiet + 1 : 0
      heard = this.#answers
      all += 1
      if (quiet >= (heard === 0 ? LOOKS_UNTIL_SILENT_AT_FIRST : LOOKS_UNTIL_SILENT)) {
        this.#fallSilent()
        end('Firestore does not answer')
      } else if (all >= LOOKS_UNTIL_END) {
        end('Firestore answers others but not this operation')
      } else {
        if (quiet === LOOKS_UNTIL_PING && !this.#isPinging) void this.#askForSign()
        cancel = this.#clock.schedule(LOOK_MS, look)
      }
    }
    let cancel = this.#clock.schedule(LOOK_MS, look)
    return () => cancel()
  }

  /** Notes that Firestore has answered when the request is answered, with an error too. */
  async #hear<T>(request: Promise<T>): Promise<T> {
    try {
      const result = await request
      this.#noteAnswer()
      return result
    } catch (error) {
      const code = codeOf(error)
      if (code !== null && !UNANSWERED.has(code)) this.#noteAnswer()
      throw error
    }
  }

  #noteAnswer(): void {
    this.#answers += 1
    this.#isSilent = false
  }

  #fallSilent(): void {
    if (this.#isSilent) return
    this.#isSilent = true
    this.#keepAsking()
  }

  /** Each sign of life is asked for on its own: an earlier request may hang on a dead connection. */
  #keepAsking(): void {
    if (!this.#isSilent || this.#isClosed) return
    void this.#askForSign()
    this.#clock.schedule(PING_INTERVAL_MS, () => this.#keepAsking())
  }

  async #askForSign(): Promise<void> {
    this.#isPinging = true
    await this.#hear(this.#ping()).catch(() => undefined)
    this.#isPinging = false
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}
