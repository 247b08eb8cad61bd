import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { firstPartOf, keptPlaces, partOf } from '../../gateway/upstream/peer-instances.ts'
import type { FakeRiotOptions } from './fake-riot.ts'
import type { Counting } from './server-windows.ts'
import { SeveralRiots } from './several-riots.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

const PERSONAL_KEY = { application: '20:1,100:120', method: '2000:60' }

function open(options: FakeRiotOptions = PERSONAL_KEY): SeveralRiots {
  const several = new SeveralRiots(options)
  onTestFinished(() => several.close())
  return several
}

/** Starts instances and waits until they have been there for a window. */
async function settled(count: number, options?: FakeRiotOptions): Promise<SeveralRiots> {
  const several = open(options)
  for (let index = 0; index < count; index++) several.start()
  await several.clock.advance(3 * MINUTE_MS)
  return several
}

/** Looks up players every five seconds. Returns the number of answers of each instance. */
async function lookUpFor(several: SeveralRiots, ms: number): Promise<readonly number[]> {
  const answered = several.instances.map(() => 0)
  for (let passed = 0; passed < ms; passed += 5 * SECOND_MS) {
    for (const [index, instance] of several.instances.entries())
      void instance.lookUp(30).then((count) => (answered[index] = (answered[index] ?? 0) + count))
    await several.clock.advance(5 * SECOND_MS)
  }
  return answered
}

describe('the parts of a limit', () => {
  it('never exceed it together, and leave room for the first requests of new instances', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30_000 }), fc.integer({ min: 1, max: 50 }), (limit, count) => {
        fc.pre(limit >= count + keptPlaces(limit))
        expect(count * partOf(limit, count) + keptPlaces(limit)).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it('never exceed it together with what was sent before instances joined', () => {
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 30_000 }),
        parts,
        fc.integer({ min: 1, max: 4 }),
        (limit, sent, joining) => {
          const most = limit - keptPlaces(limit)
          // What members have sent, in any proportion.
          const sum = Math.max(
            1,
            sent.reduce((a, b) => a + b, 0),
          )
          const held = sent.map((weight) => Math.floor((weight / sum) * most))
          const count = held.length + joining
          const part = partOf(limit, count)
          const strangers = held.reduce((a, b) => a + b, 0)
          const old = held.reduce((total, own) => total + Math.max(own, part), 0)
          expect(old + joining * firstPartOf(limit, count, strangers)).toBeLessThanOrEqual(Math.max(most, old))
          // Members that were within their parts leave the new ones all of theirs.
          if (held.every((own) => own <= part) && strangers <= part)
            expect(firstPartOf(limit, count, strangers)).toBe(part)
        },
      ),
    )
  })
})

describe.each([
  { count: 1, part: 96 },
  { count: 2, part: 48 },
  { count: 4, part: 24 },
])('$count instances with one key of Riot', ({ count, part }) => {
  it.each<Counting>(['fixed', 'sliding'])(
    'use equal parts of its limits, and are never refused: %s windows',
    async (counting) => {
      const several = await settled(count, { ...PERSONAL_KEY, counting, latency: [5, 200] })
      expect(await lookUpFor(several, 100 * SECOND_MS)).toEqual(several.instances.map(() => part))
      expect(several.riot.throttled).toBe(0)
      await lookUpFor(several, 300 * SECOND_MS)
      expect(several.riot.throttled).toBe(0)
      expect(several.riot.received.length).toBeGreaterThanOrEqual(3 * count * part)
    },
  )
})

describe('a new instance', () => {
  it('asks Riot within a second of its start, and uses at most what the first one leaves', async () => {
    const several = await settled(1)
    await lookUpFor(several, 3 * SECOND_MS)
    const sent = several.riot.received.length
    const [first] = several.instances
    const second = several.start()
    await several.clock.advance(SECOND_MS)
    const answered = second.lookUp(100)
    void first?.lookUp(100)
    await several.clock.advance(5 * SECOND_MS)
    expect(await answered).toBeGreaterThan(0)
    expect(several.riot.received.length).toBeGreaterThan(sent)
    await lookUpFor(several, 2 * MINUTE_MS)
    expect(several.riot.throttled).toBe(0)
  })

  it('has the whole limit at once after the only other one has left, but for what that one has sent', async () => {
    const several = await settled(1)
    await several.lookUpAtAll(20)
    await several.instances[0]?.leave()
    const next = several.start()
    await several.clock.advance(SECOND_MS)
    const answered = next.lookUp(20)
    await several.clock.advance(5 * SECOND_MS)
    expect(await answered).toBe(20)
  })

  it('waits for the end of a killed one, for half a minute at most', async () => {
    const several = await settled(1)
    await several.instances[0]?.kill()
    const next = several.start()
    await several.clock.advance(SECOND_MS)
    const early = next.lookUp(1)
    await several.clock.advance(3 * SECOND_MS)
    expect(await early).toBe(0)
    await several.clock.advance(27 * SECOND_MS)
    const later = next.lookUp(1)
    await several.clock.advance(SECOND_MS)
    expect(await later).toBe(1)
  })
})

describe('an instance that has ended', () => {
  it.each([
    ['left', 'leave', 130 * SECOND_MS],
    ['was killed', 'kill', 160 * SECOND_MS],
  ] as const)('leaves its part to the others a window after it %s', async (_, end, afterMs) => {
    const several = await settled(2)
    await several.instances[1]?.[end]()
    await several.clock.advance(afterMs)
    expect(await lookUpFor(several, 100 * SECOND_MS)).toEqual([96])
  })
})

describe('an instance that is cut off from the store', () => {
  it('stops asking Riot before the others use its part, and asks again once it is back', async () => {
    const several = await settled(2)
    const [, second] = several.instances
    second?.cutOff(true)
    await several.clock.advance(26 * SECOND_MS)
    const cut = second?.lookUp(1)
    await several.clock.advance(5 * SECOND_MS)
    expect(await cut).toBe(0)
    second?.cutOff(false)
    await several.clock.advance(45 * SECOND_MS)
    const back = second?.lookUp(1)
    await several.clock.advance(5 * SECOND_MS)
    expect(await back).toBe(1)
  })
})

describe('instances that come and go', () => {
  it('never exceed a limit together, for any limits, latency and order of events', async () => {
    const act = fc.record({
      afterMs: fc.constantFrom(0, 0, 50, 300, 1_000, 4_000, 15_000, 40_000),
      kind: fc.constantFrom('ask', 'ask', 'ask', 'ask', 'ask', 'start', 'leave', 'kill', 'cut', 'mend'),
      which: fc.nat(5),
      times: fc.integer({ min: 1, max: 60 }),
    })
    const limit = fc.record({ limit: fc.integer({ min: 21, max: 60 }), seconds: fc.constantFrom(1, 5, 30, 60) })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(limit, { minLength: 1, maxLength: 2, selector: ({ seconds }) => seconds }),
        limit,
        fc.constantFrom<Counting>('fixed', 'sliding'),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(act, { minLength: 20, maxLength: 60 }),
        async (application, method, counting, slowest, first, acts) => {
          const toText = (each: { limit: number; seconds: number }) => `${each.limit}:${each.seconds}`
          const several = new SeveralRiots({
            application: application.map(toText).join(),
            method: toText(method),
            counting,
            latency: [0, slowest],
          })
          const { clock } = several
          for (let index = 0; index < first; index++) several.start()
          let joinedAt = clock.now()
          for (const { afterMs, kind, which, times } of acts) {
            await clock.advance(afterMs)
            const chosen = several.instances[which % several.instances.length]
            // So many places as a limit keeps free can be taken by new instances within a window.
            const mayJoin = clock.now() - joinedAt > 70 * SECOND_MS && several.instances.length < 6
            if (mayJoin && (kind === 'start' || kind === 'mend')) joinedAt = clock.now()
            if (kind === 'ask') void chosen?.lookUp(times)
            if (kind === 'start' && mayJoin) several.start()
            if (kind === 'leave') void chosen?.leave()
            if (kind === 'kill') void chosen?.kill()
            if (kind === 'cut') chosen?.cutOff(true)
            if (kind === 'mend' && mayJoin) chosen?.cutOff(false)
          }
          await clock.advance(60 * SECOND_MS)
          await several.close()
          expect(several.riot.throttled).toBe(0)
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)
})
