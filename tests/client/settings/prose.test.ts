import { describe, expect, it } from 'vitest'
import type { Chapter, ProsePart } from '../../../client/components/Prose.tsx'
import { accessibilityChapters } from '../../../client/features/accessibility/accessibility-chapters.ts'
import { privacyChapters } from '../../../client/features/privacy/privacy-chapters.ts'
import { termsChapters } from '../../../client/features/terms/terms-chapters.ts'
import { CONSENT_COOKIE } from '../../../client/settings/cookies.ts'
import { CHOICE_COOKIES } from '../../../client/settings/stored-choices.ts'
import { OPERATOR_COOKIE } from '../../../gateway/identity/rules/credentials.ts'
import { LOCALES } from '../../../languages.ts'

describe.each([
  ['privacy', privacyChapters],
  ['the terms', termsChapters],
  ['accessibility', accessibilityChapters],
] as const)('the text about %s', (_about, chaptersIn) => {
  it.each(LOCALES)('has the same chapters, paragraphs, lists and tables in %s as in English', (locale) => {
    expect(shapeOf(chaptersIn(locale))).toEqual(shapeOf(chaptersIn('en')))
  })
})

describe('the text about privacy', () => {
  it.each(LOCALES)('states in %s that a hash of the address is stored when instances share rate limits', (locale) => {
    const logs = privacyChapters(locale).find(({ id }) => id === 'logs')
    expect(logs?.parts).toContainEqual(expect.stringMatching(/Firestore.*SHA-256.*IPv6/))
  })

  it.each(LOCALES)('names every cookie in %s', (locale) => {
    const rows = privacyChapters(locale).flatMap(({ parts }) =>
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
