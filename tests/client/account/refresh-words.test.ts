import { describe, expect, it } from 'vitest'
import { NO_CHANGES, NO_NEW_MATCHES, type RankChange } from '../../../client/features/account/account-changes.ts'
import type { RefreshState } from '../../../client/features/account/account-refresh.ts'
import { refreshWords } from '../../../client/features/account/refresh-words.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { formatOf, momentFormatOf } from '../../../client/i18n/format.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import type { Locale } from '../../../languages.ts'

type Done = Extract<RefreshState, { status: 'done' }>

const SOLO = { queue: 'SOLO', queueType: 'RANKED_SOLO_5x5' } as const

const NOW = {
  ...SOLO,
  tier: 'GOLD',
  division: 'II',
  leaguePoints: 43,
  wins: 20,
  losses: 18,
} as const

const done = (change: Partial<Done> = {}): Done => ({
  status: 'done',
  news: { account: NO_CHANGES, matches: NO_NEW_MATCHES },
  since: '2026-05-01T12:00:00.000Z',
  oldParts: [],
  tooSoon: false,
  ...change,
})

const say = (state: RefreshState, locale: Locale = 'en') =>
  refreshWords(state, createI18n(locale, messagesIn(locale)).t, {
    ...formatOf(locale),
    ...momentFormatOf(locale, undefined),
  }).join('\n')

const sayRank = (change: RankChange, locale: Locale = 'en') =>
  say(done({ news: { account: { ...NO_CHANGES, ranks: [change] }, matches: NO_NEW_MATCHES } }), locale)

const MUCH = done({
  news: {
    account: {
      name: { gameName: 'Veyl', tagLine: 'KR2' },
      level: { before: 213, now: 214 },
      ranks: [{ kind: 'points', ...SOLO, points: 18, now: NOW }],
    },
    matches: { ids: ['a', 'b'], andMore: false },
  },
})

describe('the words of a refresh', () => {
  it('are empty before the first refresh', () => {
    expect(say({ status: 'idle' })).toBe('')
  })

  it('name the part that is being fetched', () => {
    const news = done().news
    expect(say({ status: 'running', step: 'account', news })).toBe('Fetching name, level and ranks…')
    expect(say({ status: 'running', step: 'matches', news })).toBe('Fetching the newest matches…')
    expect(say({ status: 'running', step: 'champions', news }, 'pl')).toBe('Pobieramy maestrię bohaterów…')
  })

  it('name all changes', () => {
    expect(say(MUCH)).toBe(
      'Everything updated.\n2 new matches\nRanked solo +18 LP (now Gold II 43 LP)\nLevel 213 → 214\nNew name: Veyl#KR2',
    )
  })

  it('name all changes in Polish', () => {
    expect(say(MUCH, 'pl')).toBe(
      'Wszystko odświeżono.\n2 nowe mecze\nRankingowa solo +18 PL (teraz Złoto II 43 PL)\nPoziom 213 → 214\nNowa nazwa: Veyl#KR2',
    )
  })

  it('say since when nothing has changed', () => {
    expect(say(done())).toMatch(/^Everything updated\.\nNo changes since May 1, 2026/)
  })

  it.each([
    [
      { kind: 'points', queue: 'FLEX', queueType: 'RANKED_FLEX_SR', points: -1012, now: NOW },
      'Ranked flex −1,012 LP (now Gold II 43 LP)',
    ],
    [{ kind: 'promoted', ...SOLO, now: NOW }, 'Ranked solo: promoted to Gold II 43 LP'],
    [{ kind: 'demoted', ...SOLO, now: NOW }, 'Ranked solo: demoted to Gold II 43 LP'],
    [{ kind: 'placed', ...SOLO, now: NOW }, 'Ranked solo: placed in Gold II 43 LP'],
    [{ kind: 'unplaced', queue: 'OTHER', queueType: 'CHERRY', now: null }, 'Other ranked queue: now unranked'],
    [{ kind: 'played', ...SOLO, games: 2, now: NOW }, 'Ranked solo: 2 more games, still Gold II 43 LP'],
  ] as const)('describe the change of a rank: %o', (change, words) => {
    expect(sayRank(change)).toBe(`Everything updated.\n${words}`)
  })

  it('leave out the division of a tier with only one', () => {
    const now = { ...NOW, tier: 'CHALLENGER', division: 'I', leaguePoints: 1284 } as const
    expect(sayRank({ kind: 'promoted', ...SOLO, now }, 'pl')).toBe(
      'Wszystko odświeżono.\nRankingowa solo: awans (Pretendent 1\u00A0284 PL)',
    )
  })

  it('report a minimum when there may be more new matches', () => {
    const ids = Array.from({ length: 10 }, (_, position) => String(position))
    expect(say(done({ news: { account: NO_CHANGES, matches: { ids, andMore: true } } }))).toBe(
      'Everything updated.\n10 or more new matches',
    )
  })

  it('name the parts that are older, instead of reporting no changes', () => {
    expect(say(done({ oldParts: ['matches'] }))).toBe(
      "Name, level and ranks updated. Matches couldn't be updated. You're seeing an older list.",
    )
    expect(say(done({ oldParts: ['ranks'] }), 'pl')).toBe(
      'Odświeżono nazwę i poziom. Nie udało się zaktualizować rang. Widzisz starsze.',
    )
  })

  it('give the reason of a failed refresh', () => {
    expect(say({ status: 'failed', failure: { kind: 'unreachable' } })).toContain("Couldn't reach the server")
    expect(say({ status: 'failed', failure: { kind: 'AccountNotFound' } })).toBe('Riot no longer has this account.')
  })

  it('mention a recent refresh by another visitor', () => {
    expect(say(done({ ...MUCH, tooSoon: true }))).toContain('Updated just now.\n2 new matches')
  })
})
