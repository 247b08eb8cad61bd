import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeSettings, NO_SETTINGS, type PersonSettings } from '../../gateway/people/rules/person-settings.ts'

const whole: { readonly [Key in keyof PersonSettings]: fc.Arbitrary<PersonSettings[Key]> } = {
  locale: fc.constantFrom('en', 'pl', null),
  theme: fc.constantFrom('dark', 'light', 'system', null),
  region: fc.constantFrom('EUW', 'KR', null),
  hidesResults: fc.constantFrom(true, false, null),
  lessMotion: fc.constantFrom(true, false, null),
  notices: fc.constantFrom(true, false, null),
  quietHours: fc.option(fc.record({ from: fc.nat({ max: 1439 }), to: fc.nat({ max: 1439 }) })),
}
const settings = fc.record<PersonSettings>(whole)
const change = fc.record<PersonSettings, never>(whole, { requiredKeys: [] })

describe('a change of settings', () => {
  it('sets the given fields, including null, and keeps the others', () => {
    fc.assert(
      fc.property(settings, change, (before, given) => {
        expect(changeSettings(before, given)).toEqual({ ...before, ...given })
      }),
    )
  })

  it('changes nothing without a field', () => {
    const undefinedFields = { locale: undefined, notices: undefined, quietHours: undefined }
    fc.assert(
      fc.property(settings, (before) => {
        expect(changeSettings(before, {})).toEqual(before)
        expect(changeSettings(before, undefinedFields)).toEqual(before)
      }),
    )
  })

  it('replaces everything when all fields are given', () => {
    fc.assert(
      fc.property(settings, settings, (before, given) => {
        expect(changeSettings(before, given)).toEqual(given)
        expect(changeSettings(given, NO_SETTINGS)).toEqual(NO_SETTINGS)
      }),
    )
  })
})
