import type { EventSize } from '../events.ts'
import { sharedClock } from '../shared-clock.ts'

/** Order to a subject. */
export interface SubjectOrder {
  /** Event to publish; null publishes none. */
  readonly publish: EventSize | null
  /** True to collect garbage before the answer, which needs `--expose-gc`. */
  readonly collect: boolean
}

/** Message of a subject, at its start and after each order. */
export interface SubjectReading {
  /** URL of its server, such as `http://127.0.0.1:4000`. */
  readonly url: string
  /** Cursor of the last published event. */
  readonly cursor: string
  /** Time just before it published, in microseconds on a clock that every process of this machine shares. */
  readonly at: number
  /** CPU time of the process since its start, in microseconds. */
  readonly cpuMicroseconds: number
  /** Memory of the process, in bytes. */
  readonly rss: number
  /** Memory of objects and buffers, in bytes. */
  readonly heap: number
}

interface ControlledServer {
  readonly url: string
  /** Publishes the next event of a size. */
  readonly publish: (size: EventSize) => void
  /** Cursor of the last published event. */
  readonly cursor: () => string
}

/** Makes the current process carry out orders. It exits when its parent disconnects. */
export function carryOutOrders({ url, publish, cursor }: ControlledServer): void {
  process.on('message', (order: SubjectOrder) => {
    if (order.collect) collect()
    const at = sharedClock()
    if (order.publish !== null) publish(order.publish)
    answer(at)
  })
  process.once('disconnect', () => process.exit())
  answer(sharedClock())

  function answer(at: number): void {
    if (process.send === undefined)
      throw new Error('This program cannot run on its own. Start it with `npm run bench -- live`.')
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, external } = process.memoryUsage()
    const heap = heapUsed + external
    const reading = { url, cursor: cursor(), at, cpuMicroseconds: user + system, rss, heap }
    process.send(reading satisfies SubjectReading)
  }
}

function collect(): void {
  if (globalThis.gc === undefined) throw new Error('Garbage collection on demand needs node --expose-gc.')
  // The second collection frees objects that finalizers have released.
  globalThis.gc()
  globalThis.gc()
}
