import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountRecordsCollection } from '../../gateway/accounts/collections/account-records.ts'
import type { RememberedMatch } from '../../gateway/accounts/rules/account-matches.ts'
import { sumUpAccount } from '../../gateway/accounts/rules/account-records.ts'

const ACCOUNT = { platform: 'EUW1', puuid: 'puuid-1' } as const

/** A ranked game with these changes. */
function game(changes: Partial<RememberedMatch> = {}): RememberedMatch {
  return {
    matchId: 'EUW1_1',
    startedAt: 1,
    queueId: 420,
    durationSeconds: 1800,
    championId: 11,
    win: true,
    kills: 3,
    deaths: 1,
    assists: 4,
    creepScore: 200,
    lane: 'TOP',
    ...changes,
  }
}

/** Games on one champion and on others. */
function gamesOn(trick: number, others: number): readonly RememberedMatch[] {
  return Array.from({ length: trick + others }, (_, index) =>
    game({ championId: index < trick ? 11 : 20 + (index % 3) }),
  )
}

describe('the records of an account', () => {
  it('add up the games on each champion, most games first', () => {
    const lost = game({ win: false, kills: 0, deaths: 5, assists: 2, creepScore: 150 })
    const records = sumUpAccount(ACCOUNT, [game({ championId: 64 }), game(), lost])
    expect(records).toMatchObject({ ...ACCOUNT, games: 3 })
    expect(records?.records).toMatchObject([
      {
        championId: 11,
        games: 2,
        wins: 1,
        kills: 3,
        deaths: 6,
        assists: 6,
        creepScore: 350,
        durationSeconds: 3600,
      },
      { championId: 64, games: 1, wins: 1 },
    ])
  })

  it('leave out other modes', () => {
    expect(sumUpAccount(ACCOUNT, [game({ queueId: 450 }), game({ queueId: 1700 })])).toBeNull()
    expect(sumUpAccount(ACCOUNT, [game({ queueId: 450 }), game()])?.games).toBe(1)
  })

  it.each([
    ['has played all of its ten games on', 10, 0, 11],
    ['has played 13 of 20 games on', 13, 7, 11],
    ['has played 130 of 200 games on', 130, 70, 11],
    ['has played only nine games on', 9, 0, null],
    ['has played 13 of 21 games on', 13, 8, null],
    ['has played 129 of 200 games on', 129, 71, null],
  ])('recognise a one-trick by the champion that it %s', (_words, trick, others, champion) => {
    expect(sumUpAccount(ACCOUNT, gamesOn(trick, others))).toMatchObject({
      oneTrickOf: champion,
      oneTrickGames: champion === null ? null : trick,
    })
  })

  it('name the three champions with the most games', () => {
    const games = [11, 11, 11, 64, 64, 7, 7, 7, 7, 1].map((championId) => game({ championId }))
    expect(sumUpAccount(ACCOUNT, games)?.mains).toEqual({
      first: { championId: 7, games: 4 },
      second: { championId: 11, games: 3 },
      third: { championId: 64, games: 2 },
    })
    expect(sumUpAccount(ACCOUNT, [game()])?.mains).toMatchObject({ second: null, third: null })
  })

  it('do not depend on the order of the matches, and conform to their schema', () => {
    const games = fc
      .array(fc.record({ championId: fc.nat(6), win: fc.boolean(), queueId: fc.constantFrom(420, 440, 450) }), {
        minLength: 1,
        maxLength: 30,
      })
      .map((all) => all.map((given, index) => game({ ...given, matchId: `EUW1_${index}`, startedAt: index })))
    fc.assert(
      fc.property(games, (all) => {
        const records = sumUpAccount(ACCOUNT, all)
        expect(sumUpAccount(ACCOUNT, all.toReversed())).toEqual(records)
        if (records !== null) expect(accountRecordsCollection.schema.parse(records)).toEqual(records)
      }),
    )
  })
})
