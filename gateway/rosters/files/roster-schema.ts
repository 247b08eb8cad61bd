import { z } from 'zod'
import { InvalidRiotIdError, parseRiotId, type RiotId } from '../../accounts/rules/riot-id.ts'
import { InvalidRegion, parseRegion, platformOf, REGIONS } from '../../shared/region.ts'
import { hasInvisible, lengthOf, toTitle } from '../../shared/written-text.ts'
import { findMembershipProblems } from '../rules/memberships.ts'
import { PRO_LINK_KINDS } from '../rules/pro-link-kind.ts'
import { PRO_ROLES } from '../rules/pro-role.ts'
import { findBrokenAddressRule, findNameProblem, LONGEST_ADDRESS } from '../rules/roster-input.ts'

/** Error messages continue a sentence that starts with the path: `players[3].name is missing: write …`. */
const text = (hint: string) =>
  z.string({
    error: ({ input }) => `${input === undefined || input === null ? 'is missing' : 'is not a string'}: write ${hint}`,
  })

const list = <T extends z.ZodType>(of: T) => z.array(of, 'is not a list: write its entries between [ and ]')

const entry = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'is not an object: write { … }' : undefined),
  })

const title = (longest: number, hint: string) =>
  text(hint)
    .transform(toTitle)
    .refine((name) => name !== '', `is empty: write ${hint}`)
    .refine((name) => lengthOf(name) <= longest, `is too long: write at most ${longest} characters`)
    .refine((name) => !hasInvisible(name), 'contains invisible characters: write letters, digits and spaces')

const playerName = text('the name of the player').transform((value, context) => {
  const problem = findNameProblem(value)
  if (problem === null) return toTitle(value)
  context.addIssue({ code: 'custom', message: `can't be used. ${problem.message}` })
  return z.NEVER
})

const code = text('a short name such as G2')
  .regex(/^[A-Za-z0-9]{1,10}$/, 'is not a short name: write 1 to 10 letters and digits')
  .transform((value) => value.toUpperCase())

const region = text(`one of ${REGIONS.join(', ')}`).transform((value, context) => {
  try {
    return platformOf(parseRegion(value))
  } catch (error) {
    if (!(error instanceof InvalidRegion)) throw error
    context.addIssue({ code: 'custom', message: `is not a region: write one of ${REGIONS.join(', ')}` })
    return z.NEVER
  }
})

/** A part of a Riot ID. The other part gets a valid placeholder, so that each part is validated on its own. */
const riotIdPart = (part: keyof RiotId, hint: string) =>
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

/** Milliseconds since 1970; null when unknown, or not reached yet. */
const moment = text('a date such as 2026-01-31')
  .refine(
    (value) => isoDate.safeParse(value).success,
    'is not a date: write one such as 2026-01-31 or 2026-01-31T18:00:00Z, or leave it out when it is unknown',
  )
  .transform((value) => Date.parse(value))
  .nullish()
  .transform((value) => value ?? null)

const membership = entry({ team: code, from: moment, to: moment })

const memberships = list(membership).superRefine((all, context) => {
  for (const { index, field, message } of findMembershipProblems(all)) {
    context.addIssue({ code: 'custom', path: [index, field], message })
  }
})

const httpUrl = text('an address such as https://example.com').superRefine((value, context) => {
  const rule = findBrokenAddressRule(value)
  if (rule === null) return
  const message =
    rule === 'TOO_LONG'
      ? `is too long: write at most ${LONGEST_ADDRESS} characters`
      : 'is not an address: write one that begins with https:// or http://'
  context.addIssue({ code: 'custom', message })
})

const link = entry({
  kind: z.enum(PRO_LINK_KINDS, `is not a kind of link: write one of ${PRO_LINK_KINDS.join(', ')}`),
  url: httpUrl,
  handle: title(100, 'the handle on that site')
    .nullish()
    .transform((handle) => handle ?? null),
})

const account = entry({
  region,
  gameName: riotIdPart('gameName', 'the part of the Riot ID before the #'),
  tagLine: riotIdPart('tagLine', 'the part of the Riot ID after the #'),
}).transform(({ region: platform, ...riotId }) => ({ platform, ...riotId }))

export const leagueEntry = entry({ code, name: title(80, 'the name of the league') })

export const teamEntry = entry({ code, name: title(80, 'the name of the team'), league: code })

export const eventEntry = entry({
  slug: text('a name for addresses such as worlds-24').regex(
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    "can't be used in an address: write 1 to 40 lower-case letters, digits and hyphens",
  ),
  name: title(80, 'the name of the event'),
  region,
  teams: list(code).readonly(),
}).transform(({ region: platform, ...event }) => ({ ...event, platform }))

export const playerEntry = entry({
  id: text('the id from an export, or leave it out')
    .regex(/^(?!\.{1,2}$|__)[^/\s\p{Cc}\p{Cs}]{1,80}$/u, 'is not an id: write the id from an export, or leave it out')
    .optional(),
  name: playerName,
  role: z.enum(PRO_ROLES, `is not a role: write one of ${PRO_ROLES.join(', ')}`),
  team: code.optional(),
  memberships: memberships.optional(),
  accounts: list(account).optional(),
  links: list(link).optional(),
}).refine(({ team, memberships: all }) => team === undefined || all === undefined, {
  path: ['team'],
  message: 'has the same meaning as memberships: leave out one of the two',
})

/** The whole file. Its entries are validated one by one, so that an invalid entry does not hide problems elsewhere. */
export const rosterFileLists = entry({
  leagues: list(z.unknown()).default([]),
  teams: list(z.unknown()).default([]),
  players: list(z.unknown()).default([]),
  events: list(z.unknown()).default([]),
})

export type LeagueEntry = z.output<typeof leagueEntry>
export type TeamEntry = z.output<typeof teamEntry>
export type EventEntry = z.output<typeof eventEntry>
export type PlayerEntry = z.output<typeof playerEntry>
