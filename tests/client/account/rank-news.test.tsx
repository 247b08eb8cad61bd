import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import type { RankChange } from '../../../client/features/account/account-changes.ts'
import { RankNews } from '../../../client/features/account/RankNews.tsx'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import type { Locale } from '../../../languages.ts'

const NOW = { tier: 'GOLD', division: 'II', leaguePoints: 43, wins: 31, losses: 20 } as const
const SOLO = { queue: 'SOLO', queueType: 'RANKED_SOLO_5x5', now: { queue: 'SOLO', queueType: '', ...NOW } } as const
const FLEX = { queue: 'FLEX', queueType: 'RANKED_FLEX_SR', now: { queue: 'FLEX', queueType: '', ...NOW } } as const

function itemsOf(changes: readonly RankChange[], locale: Locale = 'en') {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
      <RankNews changes={changes}>Gold II</RankNews>
    </I18nextProvider>,
  )
  expect(html).toContain('Gold II')
  return [...html.matchAll(/<li[^>]*>([^<]+)</g)].map(([, words]) => words)
}

describe('the note beside refreshed ranks', () => {
  it('names the change of each queue', () => {
    const changes: readonly RankChange[] = [
      { kind: 'points', points: -12, ...SOLO },
      { kind: 'promoted', ...FLEX },
    ]
    expect(itemsOf(changes)).toEqual(['Ranked solo −12 LP', 'Ranked flex: promoted'])
    expect(itemsOf(changes, 'pl')).toEqual(['Rankingowa solo −12 PL', 'Rankingowa flex: awans'])
  })

  it('is left out when nothing has changed', () => {
    expect(itemsOf([])).toEqual([])
  })
})
