import { z } from 'zod'
import { InvalidRiotIdError, parseRiotId, type RiotId } from '../../accounts/rules/riot-id.ts'
import { InvalidRegion, parseRegion, platformOf, REGIONS } from '../../shared/region.ts'
import { hasInvisible, lengthOf, toTitle } from '../../shared/written-text.ts'
import { isCountry } from '../rules/country.ts'
import { type RosterDate, toRosterDate } from '../rules/roster-date.ts'
import { findBrokenAddressRule, findNameProblem, LONGEST_ADDRESS } from '../rules/roster-input.ts'

/** Error messages continue a sentence that starts with the path: `players[3].name is missing: write …`. */
export const text = (hint: string) =>
  z.string({
    error: ({ input }) => `${input === undefined || input === null ? 'is missing' : 'is not a string'}: write ${hint}`,
  })

export const list = <T extends z.ZodType>(of: T) => z.array(of, 'is not a list: write its entries between [ and ]')

export const entry = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'is not an object: write { … }' : undefined),
  })

export const title = (longest: number, hint: string) =>
  text(hint)
    .transform(toTitle)
    .refine((name) => name !== '', `is empty: write ${hint}`)
    .refine((name) => lengthOf(name) <= longest, `is too long: write at most ${longest} characters`)
    .refine((name) => !hasInvisible(name), 'contains invisible characters: write letters, digits and spaces')

export const playerName = text('the name of the player').transform((value, context) => {
  const problem = findNameProblem(value)
  if (problem === null) return toTitle(value)
  context.addIssue({ code: 'custom', message: `can't be used. ${problem.message}` })
  return z.NEVER
})

export const code = text('a short name such as G2')
  .regex(/^[A-Za-z0-9]{1,10}$/, 'is not a short name: write 1 to 10 letters and digits')
  .transform((value) => value.toUpperCase())

export const region = text(`one of ${REGIONS.join(', ')}`).transform((value, context) => {
  try {
    return platformOf(parseRegion(value))
  } catch (error) {
    if (!(error instanceof InvalidRegion)) throw error
    context.addIssue({ code: 'custom', message: `is not a region: write one of ${REGIONS.join(', ')}` })
    return z.NEVER
  }
})

/** A part of a Riot ID. The other part gets a valid placeholder, so that each part is validated on its own. */
export const riotIdPart = (part: keyof RiotId, hint: string) =>
  text(hint).transform((value, context) => {
    try {
      return parseRiotId({ gameName: 'Name', tagLine: 'TAG', [part]: value })[part]
    } catch (error) {
      if (!(error instanceof InvalidRiotIdError)) throw error
      context.addIssue({ code: 'custom', message: `can't be used. ${error.message}` })
      return z.NEVER
    }
  })

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

const isMonthOrYear = (value: string) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value)

const NOT_A_DATE =
  'is not a date: write one such as 2026-01-31, 2026-01, 2026 or 2026-01-31T18:00:00Z, or leave it out when it is unknown'

const isDate = (value: string) => isMonthOrYear(value) || isoDate.safeParse(value).success

/** The end of a time that is over, when its date is not known. */
export const UNKNOWN_END = 'unknown'

/** The time that a person spends in a team. `to` is left out while it lasts. */
export const timeFields = {
  from: text('a date such as 2026-01-31')
    .refine(isDate, NOT_A_DATE)
    .transform(toRosterDate)
    .nullish()
    .transform((value) => value ?? null),
  to: text('a date such as 2026-01-31')
    .refine((value) => value === UNKNOWN_END || isDate(value), `${NOT_A_DATE}; write "unknown" for an unknown end`)
    .transform((value) => (value === UNKNOWN_END ? UNKNOWN_END : toRosterDate(value)))
    .nullish()
    .transform((value) => value ?? null),
}

interface WrittenTime {
  readonly from: RosterDate | null
  readonly to: RosterDate | typeof UNKNOWN_END | null
}

/** Converts a time in a file to the form in which it is stored. */
export function toTime({ from, to }: WrittenTime) {
  const end = to === UNKNOWN_END ? null : to
  return {
    from: from?.at ?? null,
    fromWithin: from?.within ?? null,
    to: end?.at ?? null,
    toWithin: end?.within ?? null,
    endUnknown: to === UNKNOWN_END,
  }
}

const day = (hint: string) =>
  text(hint).refine((value) => z.iso.date().safeParse(value).success, 'is not a day: write one such as 2026-10-03')

/** The days of an event. Both are null to say that they are unknown. */
export const dayFields = {
  starts: day('its first day, such as 2026-10-03').nullish(),
  ends: day('its last day, such as 2026-10-28').nullish(),
}

interface WrittenDays {
  readonly starts?: string | null | undefined
  readonly ends?: string | null | undefined
}

/** Returns what is wrong with the two days of an event; null when they fit together. */
export function findDaysProblem({
  starts,
  ends,
}: WrittenDays): { readonly field: string; readonly message: string } | null {
  if (typeof starts === 'string' && typeof ends === 'string') {
    return ends < starts
      ? { field: 'ends', message: `is before the first day, ${starts}: write the same day or a later one` }
      : null
  }
  if (starts === ends) return null
  return typeof starts === 'string'
    ? { field: 'ends', message: 'is missing: write the last day as well, or leave out both' }
    : { field: 'starts', message: 'is missing: write the first day as well, or leave out both' }
}

/** Converts the days in a file to the form in which they are stored; undefined when the file leaves them out. */
export function toDays({ starts, ends }: WrittenDays) {
  if (typeof starts === 'string' && typeof ends === 'string') return { first: starts, last: ends }
  return starts === null ? null : undefined
}

/** A day, month or year on which a source says so. It stays as it is written. */
const asOf = text('a date such as 2026-01-31').refine(
  (value) => isMonthOrYear(value) || z.iso.date().safeParse(value).success,
  'is not a day, month or year: write one such as 2026-01-31, 2026-01 or 2026',
)

const source = title(200, 'the name or the address of the source')

/** Source and as-of date of an entry or a fact. Null says that there is none, whatever the file or the entry says. */
export const provenanceFields = {
  source: z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), list(source).readonly().nullable())
    .optional(),
  asOf: asOf.nullable().optional(),
}

export const country = text('a country such as KR')
  .transform((value) => value.toUpperCase())
  .refine(isCountry, 'is not a country: write its two letters of ISO 3166-1, such as KR or DE')

export const yesOrNo = z.boolean('is not a switch: write true or false')

export const httpUrl = text('an address such as https://example.com').superRefine((value, context) => {
  const rule = findBrokenAddressRule(value)
  if (rule === null) return
  const message =
    rule === 'TOO_LONG'
      ? `is too long: write at most ${LONGEST_ADDRESS} characters`
      : 'is not an address: write one that begins with https:// or http://'
  context.addIssue({ code: 'custom', message })
})
