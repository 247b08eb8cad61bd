import { z } from 'zod'
import { type Membership, PRO_LINK_KINDS, PRO_ROLES } from '../domain/pro-scene.ts'
import { InvalidRegion, parseRegion, platformOf, REGIONS } from '../domain/region.ts'
import { InvalidRiotIdError, parseRiotId, type RiotId } from '../domain/riot-id.ts'
import { findNameProblem } from '../domain/roster-input.ts'
import { hasInvisible, isWebAddress, lengthOf, toTitle } from '../domain/written-text.ts'

/** Messages follow the words for the place: `players[3].name is missing: write …`. */
const text = (hint: string) =>
  z.string({
    error: ({ input }) => `${input === undefined || input === null ? 'is missing' : 'is no text'}: write ${hint}`,
  })

const list = <T extends z.ZodType>(of: T) => z.array(of, 'is no list: write its entries between [ and ]')

const entry = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? 'is no entry: write { … }' : undefined) })

const title = (longest: number, hint: string) =>
  text(hint)
    .transform(toTitle)
    .refine((name) => name !== '', `is empty: write ${hint}`)
    .refine((name) => lengthOf(name) <= longest, `is too long: write at most ${longest} characters`)
    .refine((name) => !hasInvisible(name), "holds characters that can't be seen: write letters, digits and spaces")

const playerName = text('what the player is called').transform((value, context) => {
  const problem = findNameProblem(value)
  if (problem === null) return toTitle(value)
  context.addIssue({ code: 'custom', message: `can't be used. ${problem.message}` })
  return z.NEVER
})

const code = text('a short name such as G2')
  .regex(/^[A-Za-z0-9]{1,10}$/, 'is no short name: write 1 to 10 letters and digits')
  .transform((value) => value.toUpperCase())

const region = text(`one of ${REGIONS.join(', ')}`).transform((value, context) => {
  try {
    return platformOf(parseRegion(value))
  } catch (error) {
    if (!(error instanceof InvalidRegion)) throw error
    context.addIssue({ code: 'custom', message: `is no region: write one of ${REGIONS.join(', ')}` })
    return z.NEVER
  }
})

/** A part of a Riot ID; the other one is only there to be right, so that each is complained about on its own. */
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

/** Milliseconds since 1970; null for what nobody knows, or what has not come yet. */
const moment = text('a date such as 2026-01-31')
  .refine(
    (value) => isoDate.safeParse(value).success,
    'is no date: write one such as 2026-01-31 or 2026-01-31T18:00:00Z, or leave it out when nobody knows',
  )
  .transform((value) => Date.parse(value))
  .nullish()
  .transform((value) => value ?? null)

const membership = entry({ team: code, from: moment, to: moment })

const memberships = list(membership).superRefine((all, context) => {
  const complain = (index: number, field: keyof Membership, message: string) =>
    context.addIssue({ code: 'custom', path: [index, field], message })

  for (const [index, { from, to }] of all.entries()) {
    if (from !== null && to !== null && to < from) complain(index, 'to', 'is before from: write the later date here')
    const next = all[index + 1]
    if (next === undefined) continue
    if (to === null)
      complain(index, 'to', 'is missing: only the last membership can go on, so write when this one ended')
    const nextMoment = next.from ?? next.to
    if (to !== null && nextMoment !== null && nextMoment < to) {
      const field = next.from === null ? 'to' : 'from'
      complain(index + 1, field, 'is before the membership above it ended: write the oldest first, without overlap')
    }
  }
})

const httpUrl = text('an address such as https://example.com')
  .max(500, 'is too long: write at most 500 characters')
  .refine(isWebAddress, 'is no address: write one that begins with https:// or http://')

const link = entry({
  kind: z.enum(PRO_LINK_KINDS, `is no kind of link: write one of ${PRO_LINK_KINDS.join(', ')}`),
  url: httpUrl,
  handle: title(100, 'what he is called there')
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
    "can't stand in an address: write 1 to 40 small letters, digits and hyphens",
  ),
  name: title(80, 'the name of the event'),
  region,
  teams: list(code).readonly(),
}).transform(({ region: platform, ...event }) => ({ ...event, platform }))

export const playerEntry = entry({
  id: text('what an export has written, or leave it out')
    .regex(/^(?!\.{1,2}$|__)[^/\s\p{Cc}\p{Cs}]{1,80}$/u, 'is no id: write what an export has written, or leave it out')
    .optional(),
  name: playerName,
  role: z.enum(PRO_ROLES, `is no role: write one of ${PRO_ROLES.join(', ')}`),
  team: code.optional(),
  memberships: memberships.optional(),
  accounts: list(account).optional(),
  links: list(link).optional(),
}).refine(({ team, memberships: all }) => team === undefined || all === undefined, {
  path: ['team'],
  message: 'says what memberships say: leave out one of the two',
})

/** The whole file; its entries are looked at one by one, so that a broken one does not hide what is wrong elsewhere. */
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
