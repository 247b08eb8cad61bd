import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cancellable } from '../../gateway/delivery/feeds/cancellable.ts'
import { ChangeSignal } from '../../gateway/delivery/feeds/change-signal.ts'
import { runs } from '../support/runs.ts'
import { RecordingReader, runPendingTasks, type Member, openSharedGroup } from './shared-group.ts'

const who = fc.nat({ max: 4 })
const id = fc.constantFrom('a', 'b', 'c', 'd')

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('put' as const), id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take' as const), id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('begin' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fill' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drain' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(400, 1_001) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('go on' as const), rounds: fc.integer({ min: 1, max: 12 }) }) },
)

type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never
type Step = ValueOf<typeof step>

const updateFormat = z.object({
  revision: z.int(),
  snapshot: z.boolean(),
  upserted: z.array(z.tuple([z.string(), z.int()])),
  removed: z.array(z.string()),
})

type Update = z.infer<typeof updateFormat>

/** Things with the revisions of their last changes. */
class Things {
  readonly #all = new Map<string, { readonly revision: number; readonly isPresent: boolean }>()
  readonly #changeSignal = new ChangeSignal()
  #revision = 0

  get present(): readonly (readonly [string, number])[] {
    return [...this.#all].flatMap(([each, { revision, isPresent }]) => (isPresent ? [[each, revision] as const] : []))
  }

  set(thing: string, isPresent: boolean): void {
    this.#all.set(thing, { revision: ++this.#revision, isPresent })
    this.#changeSignal.notify()
  }

  /** Yields a snapshot, or the changes after a revision, and then each change; combines changes for slow readers. */
  watch(after: number | null): AsyncGenerator<Update, void> {
    return cancellable((leaveSignal) => this.#read(after, leaveSignal))
  }

  async *#read(after: number | null, leaveSignal: AbortSignal): AsyncGenerator<Update, void> {
    let received = this.#revision
    yield this.#since(after)
    while (!leaveSignal.aborted) {
      if (received === this.#revision) await this.#changeSignal.wait(leaveSignal)
      const since = received
      received = this.#revision
      if (since < received) yield this.#since(since)
    }
  }

  #since(after: number | null): Update {
    const changed = [...this.#all].filter(([, { revision }]) => revision > (after ?? 0))
    return {
      revision: this.#revision,
      snapshot: after === null,
      upserted: changed.flatMap(([each, { revision, isPresent }]) => (isPresent ? [[each, revision]] : [])),
      removed: after === null ? [] : changed.flatMap(([each, { isPresent }]) => (isPresent ? [] : [each])),
    }
  }
}

/** A page that applies its updates. */
class Page {
  readonly held = new Map<string, number>()
  /** Number of updates that were older than the state, or arrived while the page was full or had left. */
  mistakes = 0
  #seen: number | null = null
  #membership: { readonly member: Member; readonly reader: RecordingReader } | null = null

  begin(group: ReturnType<typeof openSharedGroup>): void {
    if (this.#membership !== null) return
    const reader = new RecordingReader({ onUpdate: (received) => this.#apply(updateFormat.parse(received)) })
    this.#membership = { reader, member: group.join(this.#seen === null ? null : String(this.#seen), reader) }
  }

  async leave(): Promise<void> {
    await this.#membership?.member.leave()
    this.#membership = null
  }

  fill(): void {
    this.#membership?.reader.fill()
  }

  drain(): void {
    this.#membership?.reader.drain()
  }

  #apply({ revision, snapshot, upserted, removed }: Update): void {
    if (this.#membership?.reader.isFull() !== false || revision < (this.#seen ?? 0)) this.mistakes++
    this.#seen = revision
    if (snapshot) this.held.clear()
    for (const gone of removed) this.held.delete(gone)
    for (const [thing, put] of upserted) this.held.set(thing, put)
  }
}

describe('the readers of a group', () => {
  it('end with the current state and never go back, whichever of them join, leave or are full', async () => {
    const delays = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 5 })
    const steps = fc.array(step, { maxLength: 40 })
    await fc.assert(fc.asyncProperty(steps, delays, checkPages), { numRuns: runs({ sample: 300, all: 1_000 }) })
  })
})

async function checkPages(steps: readonly Step[], delays: readonly number[]): Promise<void> {
  const things = new Things()
  let executions = 0
  const group = openSharedGroup({
    open: (after) => things.watch(after === null ? null : Number(after)),
    async execute(event) {
      await runPendingTasks(delays[executions++ % delays.length])
      return JSON.stringify(event)
    },
  })
  const pages = Array.from({ length: 5 }, () => new Page())

  for (const each of steps) {
    if (each.kind === 'put') things.set(each.id, true)
    else if (each.kind === 'take') things.set(each.id, false)
    else if (each.kind === 'pass') await group.pass(each.ms)
    else if (each.kind === 'go on') await runPendingTasks(each.rounds)
    else if (each.kind === 'begin') pages[each.who]?.begin(group)
    else await pages[each.who]?.[each.kind]()
  }
  for (const page of pages) {
    page.begin(group)
    page.drain()
  }
  await runPendingTasks(60)
  for (const { held, mistakes } of pages) {
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(things.present))
    expect(mistakes).toBe(0)
  }
  for (const page of pages) await page.leave()
}
