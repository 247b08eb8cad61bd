import { expect } from 'vitest'
import type { Reader } from '../../gateway/live/reader.ts'
import { createSharedDelivery } from '../../gateway/live/shared-delivery.ts'
import type { SharedSubscription } from '../../gateway/live/shared-subscription.ts'
import type { SharedUpdate } from '../../gateway/live/shared-update.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A stream of events that says what it is made to say. */
export class ScriptedStream implements AsyncIterator<unknown> {
  /** How whoever opened it wanted to begin. */
  readonly after: string | null
  /** Whether nobody listens any more. */
  isLeft = false
  readonly #said: Promise<IteratorResult<unknown>>[] = []
  #waiting: PromiseWithResolvers<IteratorResult<unknown>> | null = null

  constructor(after: string | null) {
    this.after = after
  }

  say(event: unknown): void {
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
    const said = this.#said.shift()
    if (said !== undefined) return said
    this.#waiting = Promise.withResolvers()
    return this.#waiting.promise
  }

  async return(): Promise<IteratorResult<unknown>> {
    this.isLeft = true
    this.end()
    return { done: true, value: undefined }
  }

  #push(result: Promise<IteratorResult<unknown>>): void {
    if (this.#waiting === null) this.#said.push(result)
    else this.#waiting.resolve(result)
    this.#waiting = null
  }
}

/** A reader that keeps what it is handed, and is full when it is made to be. */
export class KeepingReader implements Reader {
  readonly takesDeflated: boolean
  readonly updates: SharedUpdate[] = []
  readonly #onUpdate: (told: unknown) => void
  #isFull = false
  readonly #onDrained = new Set<() => void>()

  constructor({ takesDeflated = false, onUpdate = () => {} }: ReaderOptions = {}) {
    this.takesDeflated = takesDeflated
    this.#onUpdate = onUpdate
  }

  /** Every event that it was told of, in order. */
  get told(): readonly unknown[] {
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

  /** How many wait for it to be read. */
  get awaited(): number {
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
  /** Is called with each event as it is told. */
  readonly onUpdate?: (told: unknown) => void
}

function readUpdate({ event }: SharedUpdate): unknown {
  return JSON.parse(event.toString().slice('event: next\ndata: '.length))
}

interface GroupOptions {
  readonly open: (after: string | null) => AsyncIterator<unknown> | Promise<AsyncIterator<unknown>>
  /** The result of an event as JSON; the event itself when left out. */
  readonly execute?: (event: unknown) => Promise<string>
}

/** Somebody in a group. */
export interface Member {
  readonly reader: KeepingReader
  readonly subscription: SharedSubscription
  leave(): Promise<void>
}

/** One group of a shared delivery whose time stands still until it passes. */
export function openSharedGroup({ open, execute = async (event) => JSON.stringify(event) }: GroupOptions) {
  const clock = new FakeClock()
  const delivery = createSharedDelivery((delayMs, task) => clock.schedule(delayMs, task))

  return {
    pass: (ms: number) => clock.advance(ms),
    join: (after: string | null = null, reader = new KeepingReader()): Member => {
      const subscription = delivery.subscribe({
        sharing: {
          group: 'group',
          start: after === null ? 'group' : `group after ${after}`,
          anew: 'group',
          cursorVariable: 'after',
        },
        open: async () => open(after),
        abandon: () => {},
        openAnew: async () => open(null),
        execute,
      })
      subscription.deliverTo(reader)
      return { reader, subscription, leave: async () => void (await subscription.return()) }
    },
  }
}

/** Lets everything that is ready to go on do so. */
export async function letGoOn(rounds = 10): Promise<void> {
  for (let round = 0; round < rounds; round++) await new Promise((resolve) => setImmediate(resolve))
}

export type ScriptedGroup = ReturnType<typeof openScriptedGroup>

/** A group whose streams say what they are made to say, in the order in which they were opened. */
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

  /** The stream that was opened as the `index`th, or the last one for -1. */
  function streamAt(index: number): ScriptedStream {
    return streams.at(index) ?? expect.unreachable(`There are ${streams.length} streams.`)
  }

  async function say(event: unknown, index = 0): Promise<void> {
    streamAt(index).say(event)
    await letGoOn()
  }

  return {
    streams: streams as readonly ScriptedStream[],
    /** The events whose results were worked out, in order. */
    executed: executed as readonly unknown[],
    /** What the result of an event waits for. */
    delays,
    streamAt,
    pass,
    /** Makes every opening fail, or none for null. */
    refuse: (error: Error | null) => void (refusal = error),
    say,
    join,
    /** Comes, and is told `first` by a stream of his own. */
    async joinAndHear(first: unknown, after: string | null = null): Promise<Member> {
      const member = join(after)
      await letGoOn()
      await say(first, -1)
      return member
    },
  }
}
