import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCutoffDays, cutoffsOf, nextCutoff, toCutoffDay } from '../../gateway/ladders/rules/ladder-cutoffs.ts'
import { APEX_TIERS, type ApexTier } from '../../gateway/ladders/rules/ladder.ts'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 10, 1)

const player = (tier: ApexTier, leaguePoints: number) => ({ tier, leaguePoints })

const ladders = fc.array(fc.record({ tier: fc.constantFrom(...APEX_TIERS), leaguePoints: fc.nat(3000) }), {
  maxLength: 60,
})

const points = fc.option(fc.nat(3000), { nil: null })

/** Days on which cut-offs became known, in any order, with gaps. */
const days = fc.array(fc.record({ at: fc.nat(900 * 24), challenger: points, grandmaster: points })).map((known) =>
  known.map(({ at, challenger, grandmaster }) =>
    toCutoffDay(
      {
        CHALLENGER: { leaguePoints: challenger, players: 1 },
        GRANDMASTER: { leaguePoints: grandmaster, players: 1 },
      },
      START + at * 3_600_000,
    ),
  ),
)

describe('the cut-offs of a ladder', () => {
  it('are the points of the last players of each tier', () => {
    const ladder = [
      player('CHALLENGER', 1200),
      player('CHALLENGER', 1100),
      player('GRANDMASTER', 800),
      player('GRANDMASTER', 700),
      player('MASTER', 690),
    ]
    expect(cutoffsOf(ladder)).toEqual({
      CHALLENGER: { leaguePoints: 1100, players: 2 },
      GRANDMASTER: { leaguePoints: 700, players: 2 },
    })
  })

  it('are not those of players whom others will replace when Riot next moves players', () => {
    const ladder = [
      player('CHALLENGER', 1200),
      player('CHALLENGER', 600),
      player('GRANDMASTER', 900),
      player('MASTER', 700),
    ]
    expect(cutoffsOf(ladder)).toEqual({
      CHALLENGER: { leaguePoints: 900, players: 2 },
      GRANDMASTER: { leaguePoints: 700, players: 1 },
    })
  })

  it('are unknown for an empty tier', () => {
    expect(cutoffsOf([player('MASTER', 40)])).toEqual({
      CHALLENGER: { leaguePoints: null, players: 0 },
      GRANDMASTER: { leaguePoints: null, players: 0 },
    })
  })

  it('are never below the minimum of Riot, and that of challenger is never below that of grandmaster', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const { CHALLENGER, GRANDMASTER } = cutoffsOf(ladder)
        expect(CHALLENGER.leaguePoints ?? 500).toBeGreaterThanOrEqual(500)
        expect(GRANDMASTER.leaguePoints ?? 200).toBeGreaterThanOrEqual(200)
        expect(CHALLENGER.leaguePoints ?? Infinity).toBeGreaterThanOrEqual(GRANDMASTER.leaguePoints ?? 0)
      }),
    )
  })

  it('admit no more players by their points than a tier has, unless several have the same', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const { CHALLENGER } = cutoffsOf(ladder)
        const cutoff = CHALLENGER.leaguePoints
        if (cutoff === null) return
        expect(ladder.filter(({ leaguePoints }) => leaguePoints > cutoff).length).toBeLessThan(
          Math.max(1, CHALLENGER.players),
        )
      }),
    )
  })
})

describe('the history of cut-offs', () => {
  it('has each day once, oldest first, within 400 days', () => {
    fc.assert(
      fc.property(days, (known) => {
        const history = known.reduce<ReturnType<typeof addCutoffDays>>((all, day) => addCutoffDays(all, [day]), [])
        const dates = history.map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].toSorted())
        const [first, last] = [dates[0], dates.at(-1)]
        if (first === undefined || last === undefined) return
        expect(Date.parse(last) - Date.parse(first)).toBeLessThan(400 * DAY_MS)
      }),
    )
  })

  it('has the last cut-offs of a day, and is the same when they are added again', () => {
    fc.assert(
      fc.property(days, (known) => {
        const history = addCutoffDays([], known)
        const latest = known.reduce((last, { date }) => (date > last ? date : last), '')
        expect(history.at(-1)).toEqual(known.findLast(({ date }) => date === latest))
        expect(addCutoffDays(history, history)).toEqual(history)
      }),
    )
  })
})

describe('the points that a player lacks', () => {
  const cutoffs = {
    CHALLENGER: { leaguePoints: 1000, players: 300 },
    GRANDMASTER: { leaguePoints: 600, players: 700 },
  }

  it('are those to the tier above', () => {
    expect(nextCutoff(player('MASTER', 480), cutoffs)).toEqual({ tier: 'GRANDMASTER', leaguePoints: 600, missing: 120 })
    expect(nextCutoff(player('GRANDMASTER', 990), cutoffs)).toEqual({
      tier: 'CHALLENGER',
      leaguePoints: 1000,
      missing: 10,
    })
  })

  it('are none for a player who has enough and waits to be moved', () => {
    expect(nextCutoff(player('MASTER', 640), cutoffs)?.missing).toBe(0)
  })

  it('are unknown for a challenger, below an empty tier and without cut-offs', () => {
    expect(nextCutoff(player('CHALLENGER', 1500), cutoffs)).toBeNull()
    expect(nextCutoff(player('MASTER', 480), null)).toBeNull()
    const empty = { ...cutoffs, GRANDMASTER: { leaguePoints: null, players: 0 } }
    expect(nextCutoff(player('MASTER', 480), empty)).toBeNull()
  })
})
