import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CountedMatch, CountedParticipant } from '../../gateway/matches/rules/counted-match.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import {
  addToAccount,
  countForAccount,
  startAccountChange,
} from '../../gateway/statistics/rules/account-champions-change.ts'
import type { AccountChampions } from '../../gateway/statistics/rules/account-champions.ts'
import { record } from './statistics-documents.ts'

const counted = toCountedMatch(record())

/** Game number `number` of an account, started at `startedAt`. */
function game(
  number: number,
  changes: Partial<CountedParticipant> = {},
  startedAt = number,
): [CountedMatch, CountedParticipant] {
  const [participant] = counted?.participants ?? []
  if (counted === null || participant === undefined) throw new Error('A plain game does not count.')
  return [
    { ...counted, matchId: `EUW1_${number}`, startedAt },
    { ...participant, ...changes },
  ]
}

/** The account's document after games are added or removed. */
function play(
  account: AccountChampions | null,
  games: readonly [CountedMatch, CountedParticipant][],
  sign: 1 | -1 = 1,
) {
  const change = startAccountChange('EUW1', 'puuid-1')
  for (const [match, participant] of games) countForAccount(change, participant, match, sign)
  return addToAccount(account, change)
}

/** Games on one champion and on others. */
function gamesOn(trick: number, others: number): readonly [CountedMatch, CountedParticipant][] {
  return Array.from({ length: trick + others }, (_, index) =>
    game(index + 1, { championId: index < trick ? 11 : 20 + (index % 3) }),
  )
}

describe('the champion document of an account', () => {
  it('adds up the games on each champion', () => {
    const account = play(null, [
      game(1, { championId: 11, win: true, kills: 3, deaths: 1, assists: 4, creepScore: 200 }),
      game(2, { championId: 11, win: false, kills: 0, deaths: 5, assists: 2, creepScore: 150 }),
      game(3, { championId: 64, win: true }),
    ])
    expect(account).toMatchObject({ platform: 'EUW1', puuid: 'puuid-1', games: 3 })
    expect(account?.champions[11]).toEqual({
      games: 2,
      wins: 1,
      kills: 3,
      deaths: 6,
      assists: 6,
      creepScore: 350,
      durationSeconds: 2 * 1834,
    })
    expect(Object.keys(account?.champions ?? {})).toEqual(['11', '64'])
  })

  it('lists each of its matches once, in the order of their ids', () => {
    const account = play(play(null, [game(3), game(1)]), [game(2)])
    expect(account?.matchIds).toEqual(['EUW1_1', 'EUW1_2', 'EUW1_3'])
    expect(play(account, [game(2)], -1)?.matchIds).toEqual(['EUW1_1', 'EUW1_3'])
  })

  it('is deleted with its last match', () => {
    expect(play(play(null, [game(1), game(2)]), [game(2), game(1)], -1)).toBeNull()
  })

  it('has the name of the newest match, in any counting order', () => {
    const games = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c'), startedAt: fc.nat(4) }), { minLength: 1 })
    fc.assert(
      fc.property(games, (each) => {
        const played = each.map(({ name, startedAt }, index) => game(index, { gameName: name }, startedAt))
        const oneByOne = played
          .toReversed()
          .reduce<AccountChampions | null>((account, one) => play(account, [one]), null)
        const latest = Math.max(...each.map(({ startedAt }) => startedAt))
        expect(oneByOne?.seenAt).toBe(latest)
        expect(each).toContainEqual({ name: oneByOne?.gameName, startedAt: latest })
        expect(play(null, played)).toEqual(oneByOne)
      }),
    )
  })

  it.each([
    ['has played all of its ten games on', 10, 0, 11],
    ['has played 13 of 20 games on', 13, 7, 11],
    ['has played 130 of 200 games on', 130, 70, 11],
    ['has played only nine games on', 9, 0, null],
    ['has played 13 of 21 games on', 13, 8, null],
    ['has played 129 of 200 games on', 129, 71, null],
  ])('recognises a one-trick by the champion that it %s', (_words, trick, others, champion) => {
    expect(play(null, gamesOn(trick, others))).toMatchObject({
      oneTrickOf: champion,
      oneTrickGames: champion === null ? null : trick,
    })
  })

  it('stops being a one-trick when other champions are played', () => {
    const account = play(null, gamesOn(10, 5))
    expect(account?.oneTrickOf).toBe(11)
    expect(play(account, [game(100, { championId: 64 })])?.oneTrickOf).toBeNull()
  })
})
