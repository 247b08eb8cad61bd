import type { Clock } from '../../shared/clock.ts'
import { closeStream } from './close-stream.ts'
import type { Reader } from './reader.ts'
import type { SharedSubscription } from './shared-subscription.ts'
import { SharedUpdate } from './shared-update.ts'

/** Readers served before the event loop may run other work. */
const READERS_IN_A_ROW = 250

/** Lifetime of a first update without an event: short, because a result can change without one, such as an age. */
const START_KEPT_MS = 1_000

export type Open = () => Promise<AsyncIterator<unknown>>

/** Execution of a group, provided by its first subscriber and used for all later ones. */
export interface GroupExecution {
  /** The key of a full snapshot. */
  readonly snapshotStart: string
  readonly openFromSnapshot: Open
  readonly execute: (event: unknown, addresses: Iterable<string>) => Promise<string>
  /** Called for each update with the number of readers that it was sent to. */
  readonly onDelivered: (readers: number) => void
}

/** The first update of all subscribers that start with the same key. */
interface Start {
  readonly key: string
  /** Subscribers that wait for the first event of the stream. */
  readonly waiting: Map<SharedSubscription, Reader>
  /** Null until the stream is open. */
  stream: AsyncIterator<unknown> | null
  /** Null until the stream has yielded its first event. */
  update: Promise<SharedUpdate> | null
}

interface Member {
  readonly reader: Reader
  /** Cancels the current wait, for a first update or for a drain. */
  stopWaiting: () => void
}

const NOT_WAITING = () => {}

/**
 * Subscribers that get the same updates from one stream of events. Each event is executed once, and every reader gets the same
 * bytes. A later subscriber first gets the update that it would get alone. That update is also executed once for all
 * subscribers that start alike between two events. The subscriber then follows the common stream.
 *
 * Updates are sent in the order in which the streams yield their events, however long each execution takes. So a subscriber
 * never gets an update that is older than its last one, and never misses one. It may get a change twice if the change is made
 * while the subscriber joins.
 */
export class Group {
  readonly #execution: GroupExecution
  readonly #schedule: Clock['schedule']
  readonly #onEmpty: () => void
  readonly #members = new Map<SharedSubscription, Member>()
  /** Readers of the next event: they have their first update, and are not full. */
  readonly #following = new Map<SharedSubscription, Reader>()
  /** First updates by key. Each is dropped after {@link START_KEPT_MS} or at the next event. */
  readonly #starts = new Map<string, Start>()
  #stream: AsyncIterator<unknown> | null = null
  /** Settles once every event yielded so far has been sent. */
  #handedOver: Promise<void> = Promise.resolve()
  /** Number of members that take deflated updates. */
  #deflating = 0

  constructor(execution: GroupExecution, schedule: Clock['schedule'], onEmpty: () => void) {
    this.#execution = execution
    this.#schedule = schedule
    this.#onEmpty = onEmpty
  }

  /** Adds a subscriber. For subscribers with the same `start`, `open` must start the same stream. */
  join(subscription: SharedSubscription, reader: Reader, start: string, open: Open): void {
    const member = { reader, stopWaiting: NOT_WAITING }
    this.#members.set(subscription, member)
    if (reader.takesDeflated) this.#deflating++
    this.#begin(subscription, member, start, open)
  }

  /** Returns true if the first update of `start` is already known or on its way. */
  hasBegun(start: string): boolean {
    return this.#starts.has(start)
  }

  /** Removes a subscriber. Does nothing if it is not a member. */
  leave(subscription: SharedSubscription): void {
    const member = this.#members.get(subscription)
    if (member === undefined) return
    this.#members.delete(subscription)
    this.#following.delete(subscription)
    member.stopWaiting()
    if (member.reader.takesDeflated) this.#deflating--
    if (this.#members.size > 0) return
    this.#starts.clear()
    if (this.#stream !== null) closeStream(this.#stream)
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
    void this.#awaitFirst(start, open)
    return start
  }

  #stopWaitingFor(start: Start, subscription: SharedSubscription): void {
    start.waiting.delete(subscription)
    if (start.update !== null || start.waiting.size > 0) return
    this.#dropStart(start)
    if (start.stream !== null) closeStream(start.stream)
  }

  /** Waits for the first event of a start. The first stream of the group becomes the common stream. */
  async #awaitFirst(start: Start, open: Open): Promise<void> {
    try {
      const stream = await open()
      start.stream = stream
      if (start.waiting.size === 0) return closeStream(stream)
      // In here and in `#follow`, no await may separate an event from its hand-over: updates keep the order of the events.
      const { done, value } = await stream.next()
      if (start.waiting.size === 0) return
      if (done === true) return this.#giveUp(start, (subscription) => subscription.end())
      start.update = this.#execute(value)
      void this.#handOver(start.update, start.waiting)
      this.#schedule(START_KEPT_MS, () => this.#dropStart(start))
      if (this.#stream === null) void this.#follow(stream)
      else closeStream(stream)
    } catch (error) {
      this.#giveUp(start, (subscription) => subscription.fail(error))
    }
  }

  /** Dismisses all who wait for a start that failed. The next subscriber with its key tries again. */
  #giveUp(start: Start, conclude: (subscription: SharedSubscription) => void): void {
    this.#dropStart(start)
    this.#dismiss(start.waiting.keys(), conclude)
  }

  #dropStart(start: Start): void {
    if (this.#starts.get(start.key) === start) this.#starts.delete(start.key)
  }

  /** Sends every further event of a stream. The next event is pulled only once the last one has been sent. */
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
    const addresses = this.#members.keys().map(({ address }) => address)
    return new SharedUpdate(await this.#execution.execute(event, addresses))
  }

  /** Sends an update after all earlier ones. It never rejects. */
  #handOver(update: Promise<SharedUpdate>, readers: ReadonlyMap<SharedSubscription, Reader>): Promise<void> {
    this.#handedOver = Promise.all([update, this.#handedOver])
      .then(([ready]) => this.#send(ready, readers))
      .catch((error: unknown) => this.#dismiss(readers.keys(), (subscription) => subscription.fail(error)))
    return this.#handedOver
  }

  async #send(update: SharedUpdate, readers: ReadonlyMap<SharedSubscription, Reader>): Promise<void> {
    if (this.#deflating > 0) await update.deflate()
    let [count, sent] = [0, 0]
    for (const [subscription, reader] of readers) {
      const member = this.#members.get(subscription)
      if (member === undefined) continue
      if (reader.isFull()) {
        this.#pause(subscription, member)
      } else {
        reader.send(update)
        sent += 1
        member.stopWaiting = NOT_WAITING
        this.#following.set(subscription, reader)
      }
      if (++count % READERS_IN_A_ROW === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    this.#execution.onDelivered(sent)
  }

  /** Backpressure: pauses a subscriber until its reader has drained. It then gets a fresh snapshot. */
  #pause(subscription: SharedSubscription, member: Member): void {
    const { snapshotStart, openFromSnapshot } = this.#execution
    this.#following.delete(subscription)
    member.stopWaiting = member.reader.onceDrained(() =>
      this.#begin(subscription, member, snapshotStart, openFromSnapshot),
    )
  }

  #dismiss(subscriptions: Iterable<SharedSubscription>, conclude: (subscription: SharedSubscription) => void): void {
    for (const subscription of subscriptions) {
      this.leave(subscription)
      conclude(subscription)
    }
  }
}
