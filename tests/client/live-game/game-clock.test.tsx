import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { GameClock } from '../../../client/live-game/GameClock.tsx'
import type { Locale } from '../../../languages.ts'

const NOW = Date.parse('2026-05-01T12:31:12.400Z')

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const wordsOf = (startedAt: string | null, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
      <GameClock startedAt={startedAt} />
    </I18nextProvider>,
  ).replaceAll(/<[^>]*>/g, '')

describe('the clock of a running game', () => {
  it.each([
    ['2026-05-01T12:00:00.000Z', '31:12'],
    ['2026-05-01T12:31:10.000Z', '0:02'],
    ['2026-05-01T11:00:00.000Z', '1:31:12'],
  ])('counts from the start of the game: %s', (startedAt, words) => {
    expect(wordsOf(startedAt)).toBe(words)
  })

  it('never counts backwards when the local clock is slow', () => {
    expect(wordsOf('2026-05-01T12:31:20.000Z')).toBe('0:00')
  })

  it('shows that the game is loading before it has started', () => {
    expect(wordsOf(null)).toBe('Loading')
    expect(wordsOf(null, 'pl')).toBe('Wczytywanie')
  })
})
