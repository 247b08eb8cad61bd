import type { Clock } from '../ports/clock.ts'
import { leaveStream } from './leave-stream.ts'
import type { Reader } from './reader.ts'
import type { SharedSubscription } from './shared-subscription.ts'
import { SharedUpdate } from './shared-update.ts'

/** After how many readers whatever else waits gets its turn. */
const READERS_IN_A_ROW = 250

/**
 * How long what was told first is told to others, in milliseconds, though no event came: an answer can hold what changes
 * without one, such as an age.
 */
const START_KEPT_MS = 1_000

/** Begins a stream of events. */
export type Open = () => Promise<AsyncIterator<unknown>>

/** What the first subscriber of a group hands in for all who come later. */
export interface GroupExecution {
  /** How whoever begins with all that stands names his start. */
  readonly anew: string
  /** Begins with all that stands. */
  readonly openAnew: Open
  /** The result of an event as JSON. */
  readonly execute: (event: unknown) => Promise<string>
}

/** What all are told first who begin alike. */
interface Start {
  readonly key: string
  /** Those who wait until the stream has said it. */
  readonly waiting: Map<SharedSubscription, Reader>
  /** Null until it is open. */
  stream: AsyncIterator<unknown> | null
  /** Null until the stream has said it. */
  update: Promise<SharedUpdate> | null
}

/** Somebody in a group. */
interface Member {
  readonly reader: Reader
  /** Makes an end of whatever he waits for. */
  stopWaiting: () => void
}

const WAITS_FOR_NOTHING = () => {}

/**
 * Those who are told the same. One stream of events serves them all: each event is executed once, and every reader is handed
 * the same bytes. Whoever comes later is told first what he would be told alone, also executed once for all who begin alike
 * between two events, and goes on with the common stream.
 *
 * Events count in the order in which the streams say them, whatever their execution takes. So nobody is told what is older
 * than what he knows, and nobody misses anything; of what changes just while he comes he may be told twice.
 */
export class Group {
  readonly #execution: GroupExecution
  readonly #schedule: Clock['schedule']
  readonly #onEmpty: () => void
  readonly #members = new Map<SharedSubscription, Member>()
  /** Those who are told of the next event: they know what stands, and read. */
  readonly #following = new Map<SharedSubscription, Reader>()
  /** By how somebody begins; only what was said just now, and since the last event. */
  readonly #starts = new Map<string, Start>()
  #stream: AsyncIterator<unknown> | null = null
  /** Settles when everything is handed over that was said until now. */
  #handedOver: Promise<void> = Promise.resolve()
  /** How many take their updates deflated. */
  #deflating = 0

  constructor(execution: GroupExecution, schedule: Clock['schedule'], onEmpty: () => void) {
    this.#execution = execution
    this.#schedule = schedule
    this.#onEmpty = onEmpty
  }

  /** Takes somebody in. Who names the same `start` gets the same from `open`. */
  join(subscription: SharedSubscription, reader: Reader, start: string, open: Open): void {
    const member = { reader, stopWaiting: WAITS_FOR_NOTHING }
    this.#members.set(subscription, member)
    if (reader.takesDeflated) this.#deflating++
    this.#begin(subscription, member, start, open)
  }

  /** Whether what is told first to whoever begins as `start` says is known already, or will be without him. */
  hasBegun(start: string): boolean {
    return this.#starts.has(start)
  }

  /** Lets somebody go, whether or not he is still in it. */
  leave(subscription: SharedSubscription): void {
    const member = this.#members.get(subscription)
    if (member === undefined) return
    this.#members.delete(subscription)
    this.#following.delete(subscription)
    member.stopWaiting()
    if (member.reader.takesDeflated) this.#deflating--
    if (this.#members.size > 0) return
    this.#starts.clear()
    if (this.#stream !== null) leaveStream(this.#stream)
    this.#onEmpty()
  }

  #begin(subscription: SharedSubscription, member: Member, key: string, open: Open): void {
    const start = this.#starts.get(key) ?? this.#openStart(key, open)
    if (start.update === null) {
      start.waiting.set(subscription, member.reader)
      member.stopWaiting = () => this.#stopWaitingFor(start, subscription)
    } else {
      void this.#handOver(start.update, new Map([[subscription, member.reader]]))
    }
  }

  #openStart(key: string, open: Open): Start {
    const start: Start = { key, waiting: new Map(), stream: null, update: null }
    this.#starts.set(key, start)
    void this.#hear(start, open)
    return start
  }

  #stopWaitingFor(start: Start, subscription: SharedSubscription): void {
    start.waiting.delete(subscription)
    if (start.update !== null || start.waiting.size > 0) return
    this.#forget(start)
    if (start.stream !== null) leaveStream(start.stream)
  }

  /** Has a stream say what is told first. The first stream of all goes on for everybody. */
  async #hear(start: Start, open: Open): Promise<void> {
    try {
      const stream = await open()
      start.stream = stream
      if (start.waiting.size === 0) return leaveStream(stream)
      // Here and where the common stream is followed nothing may come between what is said and what is handed over.
      const { done, value } = await stream.next()
      if (start.waiting.size === 0) return
      if (done === true) return this.#giveUp(start, (subscription) => subscription.end())
      start.update = this.#execute(value)
      void this.#handOver(start.update, start.waiting)
      this.#schedule(START_KEPT_MS, () => this.#forget(start))
      if (this.#stream === null) void this.#follow(stream)
      else leaveStream(stream)
    } catch (error) {
      this.#giveUp(start, (subscription) => subscription.fail(error))
    }
  }

  /** Lets those go who wait for what does not come. Whoever comes next tries again. */
  #giveUp(start: Start, say: (subscription: SharedSubscription) => void): void {
    this.#forget(start)
    this.#dismiss(start.waiting.keys(), say)
  }

  #forget(start: Start): void {
    if (this.#starts.get(start.key) === start) this.#starts.delete(start.key)
  }

  /** Tells everybody of what a stream goes on to say. What comes while one event is handed over is asked for after that. */
  async #follow(stream: AsyncIterator<unknown>): Promise<void> {
    this.#stream = stream
    try {
      for (let event = await stream.next(); event.done !== true; event = await stream.next()) {
        this.#starts.clear()
        await this.#handOver(this.#execute(event.value), this.#following)
      }
      await this.#handedOver
      this.#dismiss(this.#members.keys(), (subscription) => subscription.end())
    } catch (error) {
      await this.#handedOver
      this.#dismiss(this.#members.keys(), (subscription) => subscription.fail(error))
    }
  }

  async #execute(event: unknown): Promise<SharedUpdate> {
    return new SharedUpdate(await this.#execution.execute(event))
  }

  /** Hands an update over once everything is that was said before. It never rejects. */
  #handOver(update: Promise<SharedUpdate>, readers: ReadonlyMap<SharedSubscription, Reader>): Promise<void> {
    this.#handedOver = Promise.all([update, this.#handedOver])
      .then(([known]) => this.#send(known, readers))
      .catch((error: unknown) => this.#dismiss(readers.keys(), (subscription) => subscription.fail(error)))
    return this.#handedOver
  }

  async #send(update: SharedUpdate, readers: ReadonlyMap<SharedSubscription, Reader>): Promise<void> {
    if (this.#deflating > 0) await update.deflate()
    let count = 0
    for (const [subscription, reader] of readers) {
      const member = this.#members.get(subscription)
      if (member === undefined) continue
      if (reader.isFull()) {
        this.#waitFor(subscription, member)
      } else {
        reader.send(update)
        member.stopWaiting = WAITS_FOR_NOTHING
        this.#following.set(subscription, reader)
      }
      if (++count % READERS_IN_A_ROW === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Leaves somebody in peace until he has read what he has; then he is told everything that stands. */
  #waitFor(subscription: SharedSubscription, member: Member): void {
    const { anew, openAnew } = this.#execution
    this.#following.delete(subscription)
    member.stopWaiting = member.reader.onceDrained(() => this.#begin(subscription, member, anew, openAnew))
  }

  #dismiss(subscriptions: Iterable<SharedSubscription>, say: (subscription: SharedSubscription) => void): void {
    for (const subscription of subscriptions) {
      this.leave(subscription)
      say(subscription)
    }
  }
}
