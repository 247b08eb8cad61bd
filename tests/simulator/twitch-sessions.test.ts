import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { DAY_MS, NOON, openWorld } from './riot-world.ts'
import { listLive, listLogins, type StreamBody } from './twitch-world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Opens a world whose time a test can change. */
function openMoving(seed = 'test') {
  const time = { now: NOON }
  const simulator = createSimulator({ seed, now: () => time.now })
  return { simulator, listAt: (now: number) => ((time.now = now), listLive(simulator.twitch)) }
}

describe('the list of live channels', () => {
  it('is the same in two worlds of one seed, whatever the order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }),
        fc.array(fc.nat(200 * DAY_MS), { minLength: 1, maxLength: 4 }),
        async (seed, moments) => {
          const [one, other] = [openMoving(seed), openMoving(seed)]
          const forward = new Map<number, readonly StreamBody[]>()
          for (const moment of moments) forward.set(moment, await one.listAt(NOON + moment))
          for (const moment of moments.toReversed()) {
            expect(await other.listAt(NOON + moment)).toEqual(forward.get(moment))
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  it('differs from seed to seed', async () => {
    const [one, other] = await Promise.all(['one', 'two'].map((seed) => listLive(openWorld({ seed }).twitch)))
    expect(one?.map(({ user_login: login }) => login)).not.toEqual(other?.map(({ user_login: login }) => login))
  })

  it('has some channels at every hour of a day, but never all', async () => {
    const { simulator, listAt } = openMoving()
    const channels = listLogins(simulator).length
    for (let hour = 0; hour < 24; hour++) {
      const live = await listAt(NOON + hour * HOUR_MS)
      expect(live.length).toBeGreaterThan(0)
      expect(live.length).toBeLessThan(channels * 0.7)
    }
  })

  it('has Europeans more often in their evening than in their morning', async () => {
    const { simulator, listAt } = openMoving()
    const european = new Set(
      simulator.proPlayers
        .filter(({ league }) => league === 'LEC')
        .map(({ name }) => `lanewatch_${name.toLowerCase()}`),
    )
    const countAt = async (utcHour: number) => {
      let count = 0
      for (let day = 0; day < 5; day++) {
        const live = await listAt(Date.UTC(2026, 10, 1 + day, utcHour))
        count += live.filter(({ user_login: login }) => european.has(login)).length
      }
      return count
    }
    expect(await countAt(19)).toBeGreaterThan(3 * (await countAt(6)))
  })
})

describe('a session', () => {
  /** Observes the sessions of each channel every minute of a day. */
  const watchDay = async () => {
    const { listAt } = openMoving()
    const seen = new Map<string, { at: number; stream: StreamBody }[]>()
    for (let at = NOON; at < NOON + DAY_MS; at += MINUTE_MS) {
      for (const stream of await listAt(at)) {
        const list = seen.get(stream.id) ?? []
        seen.set(stream.id, [...list, { at, stream }])
      }
    }
    return seen
  }

  it('lasts for hours with a fixed start, brief interruptions at most, and changing viewers', async () => {
    const seen = await watchDay()
    const whole = Array.from(seen.values()).filter(
      ([first, ...rest]) =>
        first !== undefined && first.at > NOON && (rest.at(-1)?.at ?? NOON) < NOON + DAY_MS - MINUTE_MS,
    )
    expect(whole.length).toBeGreaterThan(20)

    let missed = 0
    for (const sightings of whole) {
      const moments = sightings.map(({ at }) => at)
      const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0))
      for (const gap of gaps) expect(gap).toBeLessThanOrEqual(2 * MINUTE_MS)
      missed += gaps.filter((gap) => gap > MINUTE_MS).length
      const [first] = sightings
      for (const { at, stream } of sightings) {
        expect(stream.started_at).toBe(first?.stream.started_at)
        expect(Date.parse(stream.started_at)).toBeLessThanOrEqual(at)
      }
      const last = moments.at(-1) ?? 0
      expect(last - (moments[0] ?? 0)).toBeLessThan(11 * HOUR_MS)
      expect(last - (moments[0] ?? 0)).toBeGreaterThan(30 * MINUTE_MS)
      expect(new Set(sightings.map(({ stream }) => stream.viewer_count)).size).toBeGreaterThan(5)
    }
    expect(missed).toBeGreaterThan(0)

    const games = new Set(whole.flatMap((sightings) => sightings.map(({ stream }) => stream.game_id)))
    const league = whole.filter((sightings) => sightings.some(({ stream }) => stream.game_id === '21779'))
    expect(league).toHaveLength(whole.length)
    expect(games.size).toBeGreaterThan(2)
  })
})
