import { describe, expect, it } from 'vitest'
import { runAs } from '../../gateway/limits/caller.ts'
import { askAndWait, endingOf } from '../support/ending.ts'
import { callerAt } from './crawl.ts'
import { openRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor' } as const

describe('the request budget of an operation', () => {
  it('refuses the next request at once when it is used up, and a new operation may send it', async () => {
    const { clock, riot, api } = openRiot()
    const caller = callerAt('a', 3)
    const endings = ['1', '2', '3', '4'].map((puuid) =>
      runAs(caller, () => endingOf(clock, api.summoner('EUW1', puuid, VISITOR))),
    )
    const refused = await endings[3]
    expect(refused).toMatchObject({ kind: 'sent away', at: clock.now(), error: { retryAt: clock.now() + 1_000 } })
    await clock.advance(100)
    expect(riot.received).toHaveLength(3)

    const again = runAs(callerAt('a'), () => api.summoner('EUW1', '4', VISITOR))
    expect((await askAndWait(clock, again, 100)).kind).toBe('answered')
  })

  it('leaves the rate limits unchanged when it is used up', async () => {
    const { clock, api } = openRiot({ application: '100:120' })
    await askAndWait(clock, api.summoner('EUW1', 'before', VISITOR), 100)
    const caller = callerAt('a', 0)
    for (let i = 0; i < 50; i++) await runAs(caller, () => endingOf(clock, api.summoner('EUW1', `p-${i}`, VISITOR)))
    expect(api.health().hosts[0]?.budget).toEqual([{ limit: 100, seconds: 120, remaining: 99 }])

    // They were not counted for the address either: it still has its full entitlement.
    const endings = Array.from({ length: 20 }, (_, i) =>
      runAs(callerAt('a'), () => endingOf(clock, api.summoner('EUW1', `q-${i}`, VISITOR))),
    )
    await clock.advance(100)
    expect((await Promise.all(endings)).every(({ kind }) => kind === 'answered')).toBe(true)
  })

  it('is not charged for cached answers, known absences and impossible names', async () => {
    const { clock, riot, api } = openRiot()
    riot.knows = ({ segments }) => segments.at(-1) !== 'absent'
    for (const puuid of ['p', 'absent']) await askAndWait(clock, api.summoner('EUW1', puuid, VISITOR), 100)
    const caller = callerAt('a', 0)
    for (const puuid of ['p', 'absent', '..']) {
      const ending = await runAs(caller, () => endingOf(clock, api.summoner('EUW1', puuid, VISITOR)))
      expect(ending.kind).toBe('answered')
    }
  })

  it('is not charged for joining a request of another caller', async () => {
    const { clock, api } = openRiot()
    const first = runAs(callerAt('a', 1), () => endingOf(clock, api.summoner('EUW1', 'p', VISITOR)))
    const second = runAs(callerAt('b', 0), () => endingOf(clock, api.summoner('EUW1', 'p', VISITOR)))
    await clock.advance(100)
    expect((await Promise.all([first, second])).map(({ kind }) => kind)).toEqual(['answered', 'answered'])
  })

  it('is charged once for a request that is sent again', async () => {
    const { clock, riot, api } = openRiot()
    const failures = [new Response(null, { status: 503 }), new Response(null, { status: 429 })]
    riot.script = () => failures.pop() ?? null
    const asked = runAs(callerAt('a', 1), () => api.summoner('EUW1', 'p', VISITOR))
    expect((await askAndWait(clock, asked, 8_000)).kind).toBe('answered')
    expect(riot.received).toHaveLength(3)
  })

  it('is not charged when the rate limits leave no room', async () => {
    const { clock, api } = openRiot({ application: '1:60' })
    await askAndWait(clock, api.summoner('EUW1', 'before', VISITOR), 100)
    const caller = callerAt('a', 1)
    const ending = await runAs(caller, () => endingOf(clock, api.summoner('EUW1', 'p', VISITOR)))
    expect(ending).toMatchObject({ kind: 'sent away', at: clock.now() })
    expect(caller.spendRequest()).toBe(true)
  })

  it('is not charged for backfill', async () => {
    const { clock, api } = openRiot()
    const asked = runAs(callerAt('a', 0), () => api.summoner('EUW1', 'p', { priority: 'backfill' }))
    expect((await askAndWait(clock, asked, 100)).kind).toBe('answered')
  })
})
