import type { EventSize } from '../events.ts'
import { sharedClock } from '../shared-clock.ts'

/** What a subject is told. */
export interface SubjectOrder {
  /** The event to publish; null publishes none. */
  readonly publish: EventSize | null
  /** Whether to collect garbage before the answer, which takes `--expose-gc`. */
  readonly collect: boolean
}

/** What a subject answers to each order, and says first of all. */
export interface SubjectReading {
  /** Where it serves, such as `http://127.0.0.1:4000`. */
  readonly url: string
  /** The cursor of what was published last. */
  readonly cursor: string
  /** The moment before it published, in microseconds on a clock that every process of this machine shares. */
  readonly at: number
  /** CPU time that the process has used so far, in microseconds. */
  readonly cpuMicroseconds: number
  /** Memory of the process, in bytes. */
  readonly rss: number
  /** Memory of objects and buffers, in bytes. */
  readonly heap: number
}

interface Obedient {
  readonly url: string
  /** Publishes the next event of a size. */
  readonly publish: (size: EventSize) => void
  /** The cursor of what was published last. */
  readonly cursor: () => string
}

/** Has the process it is called in do as it is ordered. It ends when whoever orders is gone. */
export function obey({ url, publish, cursor }: Obedient): void {
  process.on('message', (order: SubjectOrder) => {
    if (order.collect) collect()
    const at = sharedClock()
    if (order.publish !== null) publish(order.publish)
    answer(at)
  })
  process.once('disconnect', () => process.exit())
  answer(sharedClock())

  function answer(at: number): void {
    if (process.send === undefined) throw new Error('Start this with `npm run bench -- live`.')
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, external } = process.memoryUsage()
    const heap = heapUsed + external
    const reading = { url, cursor: cursor(), at, cpuMicroseconds: user + system, rss, heap }
    process.send(reading satisfies SubjectReading)
  }
}

function collect(): void {
  if (globalThis.gc === undefined) throw new Error('Garbage is collected on demand with --expose-gc only.')
  // What finalizers let go of goes with the second time.
  globalThis.gc()
  globalThis.gc()
}
