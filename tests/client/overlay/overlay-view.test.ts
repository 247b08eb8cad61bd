import { describe, expect, it } from 'vitest'
import { formatOf } from '../../../client/i18n/format.ts'
import type { OverlayAccount } from '../../../client/overlay/overlay-api.ts'
import { describeAccount } from '../../../client/overlay/overlay-view.ts'
import { overlayWordsIn } from '../../../client/overlay/overlay-words.ts'
import type { Locale } from '../../../languages.ts'

const NOON = new Date(2026, 10, 1, 12)

const gold = { tier: 'GOLD', division: 'II', leaguePoints: 45, wins: 44, losses: 43 } as const

const ACCOUNT: OverlayAccount = {
  __typename: 'Account',
  id: 'account',
  puuid: 'me',
  gameName: 'Name',
  tagLine: 'TAG',
  region: 'EUW',
  ranks: {
    __typename: 'AccountRanks',
    entries: [{ __typename: 'RankEntry', queue: 'SOLO', ...gold }],
    histories: [],
  },
  live: { __typename: 'LiveStatus', game: null },
}

const describeIn = (locale: Locale, account: OverlayAccount) =>
  describeAccount(account, { words: overlayWordsIn(locale), format: formatOf(locale), now: NOON })

const withHistory = (leaguePoints: number): OverlayAccount => ({
  ...ACCOUNT,
  ranks: {
    __typename: 'AccountRanks',
    entries: ACCOUNT.ranks?.entries ?? [],
    histories: [
      {
        __typename: 'RankHistory',
        queue: 'SOLO',
        snapshots: [
          {
            __typename: 'RankSnapshot',
            takenAt: new Date(2026, 10, 1, 1).toISOString(),
            ...gold,
            leaguePoints,
            wins: 41,
            losses: 42,
          },
        ],
      },
    ],
  },
})

describe('the card of an account', () => {
  it('shows the rank in ranked solo/duo', () => {
    expect(describeIn('en', ACCOUNT)).toEqual({
      riotId: 'Name#TAG',
      emblem: '/images/ranks/icons/gold.png',
      rank: 'Gold II',
      points: '45 LP',
      today: null,
      game: null,
    })
    expect(describeIn('pl', ACCOUNT)).toMatchObject({ rank: 'Złoto II', points: '45 PL' })
  })

  it('shows the record and the points of today', () => {
    expect(describeIn('en', withHistory(5)).today).toEqual({ record: '3 W – 1 L', points: '+40 LP', direction: 'up' })
    expect(describeIn('pl', withHistory(80)).today).toEqual({
      record: '3 W – 1 P',
      points: '−35 PL',
      direction: 'down',
    })
    expect(describeIn('en', withHistory(45)).today).toEqual({ record: '3 W – 1 L', points: null, direction: null })
  })

  it('shows an account without a rank as unranked, also when only flex is ranked', () => {
    const flex = { __typename: 'RankEntry', queue: 'FLEX', ...gold } as const
    for (const entries of [[], [flex]]) {
      const account: OverlayAccount = { ...ACCOUNT, ranks: { __typename: 'AccountRanks', entries, histories: [] } }
      expect(describeIn('en', account)).toMatchObject({ rank: 'Unranked', emblem: null, points: null })
    }
    expect(describeIn('pl', { ...ACCOUNT, ranks: null })).toMatchObject({ emblem: null })
  })

  it('shows the champion of the account in its running game', () => {
    const seat = (puuid: string | null, name: string) =>
      ({
        __typename: 'ActiveParticipant',
        puuid,
        champion: {
          __typename: 'Champion',
          image: `/images/${name}.png`,
          name: { __typename: 'LocalText', text: name },
        },
      }) as const
    const game: OverlayAccount['live']['game'] = {
      __typename: 'ActiveGame',
      startedAt: '2026-11-01T10:00:00Z',
      participants: [seat(null, 'Ahri'), seat('other', 'Zed'), seat('me', 'Nami')],
    }
    const view = describeIn('en', { ...ACCOUNT, live: { __typename: 'LiveStatus', game } })
    expect(view.game).toEqual({
      champion: 'Nami',
      picture: '/images/Nami.png',
      startedAt: Date.UTC(2026, 10, 1, 10),
    })
  })
})
