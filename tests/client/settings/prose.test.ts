import { describe, expect, it } from 'vitest'
import type { Chapter, ProsePart } from '../../../client/components/Prose.tsx'
import { CONSENT_COOKIE } from '../../../client/settings/cookies.ts'
import { ACCESSIBILITY_TEXT } from '../../../client/features/accessibility/accessibility-text.ts'
import { PRIVACY_TEXT } from '../../../client/features/privacy/privacy-text.ts'
import { TERMS_TEXT } from '../../../client/features/terms/terms-text.ts'
import { LOCALES } from '../../../client/i18n/locale.ts'
import { CHOICE_COOKIES } from '../../../client/settings/stored-choices.ts'
import { OPERATOR_COOKIE } from '../../../gateway/domain/credentials.ts'

describe.each([
  ['privacy', PRIVACY_TEXT],
  ['the terms', TERMS_TEXT],
  ['accessibility', ACCESSIBILITY_TEXT],
] as const)('the text about %s', (_about, text) => {
  it('has the same chapters, paragraphs, lists and tables in every language', () => {
    expect(shapeOf(text.pl)).toEqual(shapeOf(text.en))
  })
})

describe('the text about privacy', () => {
  it.each(LOCALES)('states in %s that a hash of the address is stored when instances share rate limits', (locale) => {
    const logs = PRIVACY_TEXT[locale].find(({ id }) => id === 'logs')
    expect(logs?.parts).toContainEqual(expect.stringMatching(/Firestore.*SHA-256.*IPv6/))
  })

  it.each(LOCALES)('names every cookie in %s', (locale) => {
    const rows = PRIVACY_TEXT[locale].flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === 'object' && 'rows' in part ? part.rows : [])),
    )
    expect(rows.map(([name = '']) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...CHOICE_COOKIES, CONSENT_COOKIE, OPERATOR_COOKIE].toSorted((a, b) => a.localeCompare(b)),
    )
  })
})

const shapeOf = (chapters: readonly Chapter[]) => chapters.map(({ id, parts }) => [id, ...parts.map(kindOf)])

function kindOf(part: ProsePart): string {
  if (typeof part === 'string') return 'paragraph'
  if ('list' in part) return `list of ${part.list.length}`
  return `table of ${part.heads.length} × ${part.rows.map((row) => row.length).join(' ')}`
}
