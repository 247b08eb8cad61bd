import { describe, expect, it } from 'vitest'
import { NO_TEAM } from '../../../client/features/add-pro-player/roster-fields.ts'
import { transferPreviewOf } from '../../../client/features/add-pro-player/transfer-preview.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { rosterChangeWords } from '../../../client/pro-scene/roster-change-words.ts'
import type { Locale } from '../../../languages.ts'
import { orrinIn } from './orrin.ts'

const wordsIn = (locale: Locale) => createI18n(locale, messagesIn(locale)).t

const TO_MOON = { league: 'LVL', team: 'MOON' }
const TO_NONE = { league: NO_TEAM, team: '' }

describe('the preview of a transfer', () => {
  it.each<[Locale, string | null, typeof TO_MOON, string]>([
    ['en', 'VEYL', TO_MOON, 'Orrin (Mid) moves from VEYL to MOON · LVL.'],
    ['en', null, TO_MOON, 'Orrin (Mid) joins MOON · LVL.'],
    ['en', 'VEYL', TO_NONE, 'Orrin (Mid) leaves VEYL and becomes a free agent.'],
    ['pl', null, TO_MOON, 'Orrin (Mid) dołącza do MOON · LVL.'],
    ['pl', 'VEYL', TO_NONE, 'Orrin (Mid) odchodzi z VEYL i zostaje bez drużyny.'],
  ])('is written in %s for a player from %s', (locale, from, to, words) => {
    expect(transferPreviewOf(to, orrinIn(from), wordsIn(locale))).toBe(words)
  })

  it('is null without player or team, and when the team stays the same', () => {
    const t = wordsIn('en')
    expect(transferPreviewOf(TO_MOON, undefined, t)).toBeNull()
    expect(transferPreviewOf(TO_MOON, null, t)).toBeNull()
    expect(transferPreviewOf({ league: 'LVL', team: '' }, orrinIn('VEYL'), t)).toBeNull()
    expect(transferPreviewOf(TO_MOON, orrinIn('MOON'), t)).toBeNull()
    expect(transferPreviewOf(TO_NONE, orrinIn(null), t)).toBeNull()
  })
})

describe('the words for a transfer', () => {
  const team = (code: string) => ({ __typename: 'ProTeam' as const, id: code, code })
  const transfer = (from: string | null, to: string | null) => ({
    kind: 'TRANSFERRED' as const,
    role: 'MID' as const,
    fromTeam: from === null ? null : team(from),
    toTeam: to === null ? null : team(to),
    previousRole: null,
    account: null,
    undoes: null,
  })

  it.each<[string | null, string | null, string | null, string, string]>([
    ['VEYL', 'MOON', null, 'moved from VEYL to MOON', 'przechodzi z VEYL do MOON'],
    [null, 'MOON', null, 'joined MOON', 'dołącza do MOON'],
    ['VEYL', null, null, 'left VEYL', 'opuszcza VEYL'],
    [null, 'MOON', 'MOON', 'joined the team', 'dołącza do drużyny'],
    ['VEYL', null, 'VEYL', 'left the team', 'opuszcza drużynę'],
    ['VEYL', 'MOON', 'MOON', 'joined from VEYL', 'przychodzi z VEYL'],
    ['VEYL', 'MOON', 'VEYL', 'left for MOON', 'odchodzi do MOON'],
  ])('describe a move from %s to %s beside %s', (from, to, beside, english, polish) => {
    const change = transfer(from, to)
    expect(rosterChangeWords(change, beside, wordsIn('en'))).toBe(english)
    expect(rosterChangeWords(change, beside, wordsIn('pl'))).toBe(polish)
  })
})
