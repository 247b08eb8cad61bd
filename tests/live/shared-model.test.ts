import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { News } from '../../gateway/live/news.ts'
import { untilReturned } from '../../gateway/live/until-returned.ts'
import { KeepingReader, letGoOn, type Member, openSharedGroup } from './shared-group.ts'

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

/** Things with the revision at which they were put. */
class Things {
  readonly #all = new Map<string, { readonly revision: number; readonly stands: boolean }>()
  readonly #news = new News()
  #revision = 0

  get standing(): readonly (readonly [string, number])[] {
    return [...this.#all].flatMap(([each, { revision, stands }]) => (stands ? [[each, revision] as const] : []))
  }

  set(thing: string, stands: boolean): void {
    this.#all.set(thing, { revision: ++this.#revision, stands })
    this.#news.tell()
  }

  /** All that stand or what is new after a revision, and then each change; several at once for who is slow. */
  watch(after: number | null): AsyncGenerator<Update, void> {
    return untilReturned((left) => this.#read(after, left))
  }

  async *#read(after: number | null, left: AbortSignal): AsyncGenerator<Update, void> {
    let told = this.#revision
    yield this.#since(after)
    while (!left.aborted) {
      if (told === this.#revision) await this.#news.next(left)
      const since = told
      told = this.#revision
      if (since < told) yield this.#since(since)
    }
  }

  #since(after: number | null): Update {
    const changed = [...this.#all].filter(([, { revision }]) => revision > (after ?? 0))
    return {
      revision: this.#revision,
      snapshot: after === null,
      upserted: changed.flatMap(([each, { revision, stands }]) => (stands ? [[each, revision]] : [])),
      removed: after === null ? [] : changed.flatMap(([each, { stands }]) => (stands ? [] : [each])),
    }
  }
}

/** Applies what it is told, as a page does. */
class Page {
  readonly held = new Map<string, number>()
  /** How often it was told what is older than what it knew, or anything while it was full or after it had left. */
  mistakes = 0
  #seen: number | null = null
  #membership: { readonly member: Member; readonly reader: KeepingReader } | null = null

  begin(group: ReturnType<typeof openSharedGroup>): void {
    if (this.#membership !== null) return
    const reader = new KeepingReader({ onUpdate: (told) => this.#apply(updateFormat.parse(told)) })
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
  it('end with what stands and are never set back, whoever comes, goes or is full, however long a result takes', async () => {
    const delays = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 5 })
    const steps = fc.array(step, { maxLength: 40 })
    await fc.assert(fc.asyncProperty(steps, delays, everyReaderEndsRight), { numRuns: 1_000 })
  })
})

async function everyReaderEndsRight(steps: readonly Step[], delays: readonly number[]): Promise<void> {
  const things = new Things()
  let executions = 0
  const group = openSharedGroup({
    open: (after) => things.watch(after === null ? null : Number(after)),
    async execute(event) {
      await letGoOn(delays[executions++ % delays.length])
      return JSON.stringify(event)
    },
  })
  const pages = Array.from({ length: 5 }, () => new Page())

  for (const each of steps) {
    if (each.kind === 'put') things.set(each.id, true)
    else if (each.kind === 'take') things.set(each.id, false)
    else if (each.kind === 'pass') await group.pass(each.ms)
    else if (each.kind === 'go on') await letGoOn(each.rounds)
    else if (each.kind === 'begin') pages[each.who]?.begin(group)
    else await pages[each.who]?.[each.kind]()
  }
  for (const page of pages) {
    page.begin(group)
    page.drain()
  }
  await letGoOn(60)
  for (const { held, mistakes } of pages) {
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(things.standing))
    expect(mistakes).toBe(0)
  }
  for (const page of pages) await page.leave()
}
