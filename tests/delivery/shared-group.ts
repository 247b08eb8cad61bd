import { expect } from 'vitest'
import type { Reader } from '../../gateway/delivery/sharing/reader.ts'
import { createSharedDelivery } from '../../gateway/delivery/sharing/shared-delivery.ts'
import type { SharedSubscription } from '../../gateway/delivery/sharing/shared-subscription.ts'
import type { SharedUpdate } from '../../gateway/delivery/sharing/shared-update.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A stream of scripted events. */
export class ScriptedStream implements AsyncIterator<unknown> {
  /** The cursor that the stream was opened with. */
  readonly after: string | null
  /** True once the reader has left. */
  isClosed = false
  readonly #results: Promise<IteratorResult<unknown>>[] = []
  #waiting: PromiseWithResolvers<IteratorResult<unknown>> | null = null

  constructor(after: string | null) {
    this.after = after
  }

  emit(event: unknown): void {
    this.#push(Promise.resolve({ done: false, value: event }))
  }

  end(): void {
    this.#push(Promise.resolve({ done: true, value: undefined }))
  }

  break(cause: Error): void {
    const { promise, reject } = Promise.withResolvers<IteratorResult<unknown>>()
    void Promise.allSettled([promise])
    reject(cause)
    this.#push(promise)
  }

  next(): Promise<IteratorResult<unknown>> {
    const result = this.#results.shift()
    if (result !== undefined) return result
    this.#waiting = Promise.withResolvers()
    return this.#waiting.promise
  }

  async return(): Promise<IteratorResult<unknown>> {
    this.isClosed = true
    this.end()
    return { done: true, value: undefined }
  }

  #push(result: Promise<IteratorResult<unknown>>): void {
    if (this.#waiting === null) this.#results.push(result)
    else this.#waiting.resolve(result)
    this.#waiting = null
  }
}

/** A reader that records its updates; tests fill and drain it. */
export class RecordingReader implements Reader {
  readonly takesDeflated: boolean
  readonly updates: SharedUpdate[] = []
  readonly #onUpdate: (received: unknown) => void
  #isFull = false
  readonly #onDrained = new Set<() => void>()

  constructor({ takesDeflated = false, onUpdate = () => {} }: ReaderOptions = {}) {
    this.takesDeflated = takesDeflated
    this.#onUpdate = onUpdate
  }

  /** The received events, in order. */
  get received(): readonly unknown[] {
    return this.updates.map(readUpdate)
  }

  send(update: SharedUpdate): void {
    this.updates.push(update)
    this.#onUpdate(readUpdate(update))
  }

  isFull(): boolean {
    return this.#isFull
  }

  fill(): void {
    this.#isFull = true
  }

  onceDrained(run: () => void): () => void {
    this.#onDrained.add(run)
    return () => this.#onDrained.delete(run)
  }

  /** Number of callbacks waiting for `drain`. */
  get drainListeners(): number {
    return this.#onDrained.size
  }

  drain(): void {
    this.#isFull = false
    const runs = [...this.#onDrained]
    this.#onDrained.clear()
    for (const run of runs) run()
  }
}

interface ReaderOptions {
  readonly takesDeflated?: boolean
  /** Called with each event as it arrives. */
  readonly onUpdate?: (received: unknown) => void
}

function readUpdate({ event }: SharedUpdate): unknown {
  return JSON.parse(event.toString().slice('event: next\ndata: '.length))
}

interface GroupOptions {
  readonly open: (after: string | null) => AsyncIterator<unknown> | Promise<AsyncIterator<unknown>>
  /** The result of an event as JSON; the event itself when left out. */
  readonly execute?: (event: unknown) => Promise<string>
}

/** A member of a group. */
export interface Member {
  readonly reader: RecordingReader
  readonly subscription: SharedSubscription
  leave(): Promise<void>
}

/** Opens a group of a shared delivery whose clock advances only with `pass`. */
export function openSharedGroup({ open, execute = async (event) => JSON.stringify(event) }: GroupOptions) {
  const clock = new FakeClock()
  const delivery = createSharedDelivery((delayMs, task) => clock.schedule(delayMs, task))

  return {
    pass: (ms: number) => clock.advance(ms),
    join: (after: string | null = null, reader = new RecordingReader()): Member => {
      const subscription = delivery.subscribe({
        sharing: {
          group: 'group',
          start: after === null ? 'group' : `group after ${after}`,
          snapshotStart: 'group',
          cursorVariable: 'after',
        },
        address: '192.0.2.1',
        open: async () => open(after),
        abandon: () => {},
        openFromSnapshot: async () => open(null),
        execute,
      })
      subscription.deliverTo(reader)
      return { reader, subscription, leave: async () => void (await subscription.return()) }
    },
  }
}

/** Runs all pending tasks, for this many turns of the event loop. */
export async function runPendingTasks(rounds = 10): Promise<void> {
  for (let round = 0; round < rounds; round++) await new Promise((resolve) => setImmediate(resolve))
}

export type ScriptedGroup = ReturnType<typeof openScriptedGroup>

/** Opens a group of scripted streams, which are numbered in the order of opening. */
export function openScriptedGroup() {
  const streams: ScriptedStream[] = []
  const executed: unknown[] = []
  const delays = new Map<unknown, Promise<void>>()
  let refusal: Error | null = null
  const { join, pass } = openSharedGroup({
    open(after) {
      if (refusal !== null) throw refusal
      const stream = new ScriptedStream(after)
      streams.push(stream)
      return stream
    },
    async execute(event) {
      executed.push(event)
      await delays.get(event)
      return JSON.stringify(event)
    },
  })

  /** Returns a stream by its number; -1 for the last one. */
  function streamAt(index: number): ScriptedStream {
    return streams.at(index) ?? expect.unreachable(`There are ${streams.length} streams.`)
  }

  async function emit(event: unknown, index = 0): Promise<void> {
    streamAt(index).emit(event)
    await runPendingTasks()
  }

  return {
    streams: streams as readonly ScriptedStream[],
    /** The executed events, in order. */
    executed: executed as readonly unknown[],
    /** Promises that delay the executions of events. */
    delays,
    streamAt,
    pass,
    /** Makes every opening fail with the error; null stops that. */
    refuse: (error: Error | null) => void (refusal = error),
    emit,
    join,
    /** Joins, then emits `first` on the newest stream. */
    async joinWithFirst(first: unknown, after: string | null = null): Promise<Member> {
      const member = join(after)
      await runPendingTasks()
      await emit(first, -1)
      return member
    },
  }
}
