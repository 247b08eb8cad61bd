import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RememberedMatch } from '../../gateway/accounts/rules/account-matches.ts'
import { addStandings, type RankHistory } from '../../gateway/accounts/rules/rank-history.ts'
import type { RankEntry } from '../../gateway/accounts/rules/rank.ts'
import type { KnownActivity } from '../../gateway/statistics/rules/known-activity.ts'
import { findRankChanges } from '../../gateway/statistics/rules/rank-change.ts'

const MINUTE_MS = 60_000

/** A game of the world, and whether this server looked at the rank before the next one. */
const game = fc.record({
  win: fc.boolean(),
  points: fc.integer({ min: 12, max: 30 }),
  isLookedAt: fc.boolean(),
  /** Riot has not counted the game yet when the server looks. */
  isLate: fc.boolean(),
})

const worlds = fc.array(game, { maxLength: 25 }).map((games) => {
  let standing = { leaguePoints: 500, wins: 0, losses: 0 }
  let histories: readonly RankHistory[] = addStandings([], [entryOf(standing)], 0)
  const truth = games.map(({ win, points, isLookedAt, isLate }, number) => {
    const startedAt = (number + 1) * 100 * MINUTE_MS
    const before = standing
    standing = {
      leaguePoints: standing.leaguePoints + (win ? points : -points),
      wins: standing.wins + Number(win),
      losses: standing.losses + Number(!win),
    }
    const seen = isLate ? before : standing
    if (isLookedAt) histories = addStandings(histories, [entryOf(seen)], startedAt + 40 * MINUTE_MS)
    return { game: gameOf(startedAt, win), before, after: standing, isLookedAt, isLate }
  })
  return { truth, histories, known: activityOf(truth.map((each) => each.game)) }
})

function entryOf(standing: Pick<RankEntry, 'leaguePoints' | 'wins' | 'losses'>): RankEntry {
  return {
    queue: 'SOLO',
    queueType: 'RANKED_SOLO_5x5',
    leagueId: null,
    tier: 'MASTER',
    division: 'I',
    ...standing,
    hotStreak: false,
    veteran: false,
    freshBlood: false,
    inactive: false,
  }
}

function gameOf(startedAt: number, win: boolean): RememberedMatch {
  const matchId = `EUW1_${startedAt / MINUTE_MS}`
  return { ...NOTHING, matchId, queueId: 420, startedAt, durationSeconds: 30 * 60, win }
}

const NOTHING = { championId: 1, kills: 0, deaths: 0, assists: 0, creepScore: 0, lane: null }

/** The games are given oldest first. */
function activityOf(games: readonly RememberedMatch[]): KnownActivity {
  return { games: games.toReversed(), since: games[0]?.startedAt ?? null, isWhole: true, until: Infinity }
}

describe('the change of rank of a game', () => {
  it('is what the game brought, wherever it is known, however late Riot counted the games before', () => {
    fc.assert(
      fc.property(worlds, ({ truth, histories, known }) => {
        const find = findRankChanges(histories, known)
        for (const { game: played, before, after } of truth) {
          for (const change of find([played])) {
            expect(change.before).toMatchObject(before)
            expect(change.after).toMatchObject(after)
          }
        }
      }),
    )
  })

  it('is known for each game after a look at every game', () => {
    fc.assert(
      fc.property(worlds, ({ truth, histories, known }) => {
        const find = findRankChanges(histories, known)
        const firstMissed = truth.findIndex(({ isLookedAt, isLate }) => !isLookedAt || isLate)
        const seen = firstMissed === -1 ? truth : truth.slice(0, firstMissed)
        for (const { game: played } of seen) expect(find([played])).toHaveLength(1)
      }),
    )
  })

  it('adds up over games in a row', () => {
    fc.assert(
      fc.property(worlds, fc.nat(24), fc.integer({ min: 1, max: 6 }), ({ truth, histories, known }, from, count) => {
        const part = truth.slice(from, from + count)
        const [change] = findRankChanges(histories, known)(part.map((each) => each.game).toReversed())
        if (change === undefined) return
        expect(change.before).toMatchObject(part[0]?.before ?? {})
        expect(change.after).toMatchObject(part.at(-1)?.after ?? {})
      }),
    )
  })

  it('is unknown with another game in between, another result, in another queue, and before the known games', () => {
    const histories = [
      { leaguePoints: 0, wins: 5, losses: 5 },
      { leaguePoints: 20, wins: 6, losses: 5 },
      { leaguePoints: 60, wins: 8, losses: 5 },
    ].reduce<readonly RankHistory[]>(
      (looks, standing, number) => addStandings(looks, [entryOf(standing)], number * 100 * MINUTE_MS),
      [],
    )
    const at = (minute: number, win = true) => gameOf(minute * MINUTE_MS, win)
    const ask = (
      games: readonly RememberedMatch[],
      of: readonly RememberedMatch[] = games,
      change: Partial<KnownActivity> = {},
    ) => findRankChanges(histories, { ...activityOf(games), ...change })(of.toReversed())
    expect(ask([at(10)])).toHaveLength(1)
    expect(ask([at(10, false)])).toEqual([])
    expect(ask([{ ...at(10), queueId: 440 }])).toEqual([])
    expect(ask([at(10)], [at(10)], { isWhole: false })).toEqual([])
    expect(ask([at(10), at(110), at(150)], [at(110)])).toEqual([])
    expect(ask([at(10), at(110), at(150)], [at(110), at(150)])).toHaveLength(1)
    expect(ask([at(10), at(220)], [at(220)])).toEqual([])
    expect(ask([at(10)], [])).toEqual([])
    expect(ask([at(10)], [at(12)])).toEqual([])
  })
})
