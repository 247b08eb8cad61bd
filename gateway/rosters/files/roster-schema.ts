import { z } from 'zod'
import { lengthOf } from '../../shared/written-text.ts'
import { ACCOUNT_GRADES } from '../rules/account-grade.ts'
import { findMembershipProblems } from '../rules/memberships.ts'
import { PRO_LINK_KINDS } from '../rules/pro-link-kind.ts'
import { PRO_ROLES } from '../rules/pro-role.ts'
import { STAFF_JOBS } from '../rules/staff-job.ts'
import {
  code,
  country,
  dayFields,
  entry,
  findDaysProblem,
  httpUrl,
  list,
  playerName,
  provenanceFields,
  region,
  riotIdPart,
  text,
  timeFields,
  title,
  toDays,
  toTime,
  yesOrNo,
} from './roster-fields.ts'

const membership = entry({
  team: code,
  ...timeFields,
  substitute: yesOrNo.default(false),
  ...provenanceFields,
}).transform(({ from, to, ...more }) => ({ ...more, ...toTime({ from, to }) }))

const memberships = list(membership).superRefine((all, context) => {
  for (const { index, field, message } of findMembershipProblems(all)) {
    context.addIssue({ code: 'custom', path: [index, field], message })
  }
})

const link = entry({
  kind: z.enum(PRO_LINK_KINDS, `is not a kind of link: write one of ${PRO_LINK_KINDS.join(', ')}`),
  url: httpUrl,
  handle: title(100, 'the handle on that site')
    .nullish()
    .transform((handle) => handle ?? null),
  ...provenanceFields,
})

const account = entry({
  region,
  gameName: riotIdPart('gameName', 'the part of the Riot ID before the #'),
  tagLine: riotIdPart('tagLine', 'the part of the Riot ID after the #'),
  grade: z.enum(ACCOUNT_GRADES, `is not a grade: write one of ${ACCOUNT_GRADES.join(', ')}`).nullish(),
  ...provenanceFields,
}).transform(({ region: platform, ...riotId }) => ({ platform, ...riotId }))

const role = z.enum(PRO_ROLES, `is not a role: write one of ${PRO_ROLES.join(', ')}`)

const staffMember = entry({
  name: playerName,
  job: z.enum(STAFF_JOBS, `is not a job: write one of ${STAFF_JOBS.join(', ')}`),
  country: country.nullish().transform((value) => value ?? null),
  ...timeFields,
  ...provenanceFields,
})
  .transform(({ from, to, ...more }) => ({ ...more, ...toTime({ from, to }) }))
  .superRefine((member, context) => {
    for (const { field, message } of findMembershipProblems([member])) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

const colour = text('a colour such as #e2012d')
  .regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour: write # and six digits from 0 to f, such as #e2012d')
  .transform((value) => value.toLowerCase())

export const leagueEntry = entry({
  code,
  name: title(80, 'the name of the league'),
  retired: yesOrNo.optional(),
  ...provenanceFields,
})

export const teamEntry = entry({
  code,
  name: title(80, 'the name of the team'),
  league: code,
  parent: code.nullish(),
  colours: list(colour).readonly().optional(),
  staff: list(staffMember).readonly().optional(),
  retired: yesOrNo.optional(),
  ...provenanceFields,
}).refine(({ parent, code: own }) => parent !== own, {
  path: ['parent'],
  message: 'is the team itself: write the code of the main team, or leave it out',
})

export const eventEntry = entry({
  slug: text('a name for addresses such as worlds-24').regex(
    /^[a-z0-9][a-z0-9-]{0,39}$/,
    "can't be used in an address: write 1 to 40 lower-case letters, digits and hyphens",
  ),
  name: title(80, 'the name of the event'),
  region,
  teams: list(code).readonly(),
  ended: yesOrNo.optional(),
  ...dayFields,
  ...provenanceFields,
})
  .superRefine((event, context) => {
    const problem = findDaysProblem(event)
    if (problem !== null) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
  })
  .transform(({ region: platform, starts, ends, ...event }) => ({ ...event, platform, days: toDays({ starts, ends }) }))

/** Of a name with its key, in code points. */
const LONGEST_SLUG = 60

export const playerEntry = entry({
  id: text('the id from an export, or leave it out')
    .regex(/^(?!\.{1,2}$|__)[^/\s\p{Cc}\p{Cs}]{1,80}$/u, 'is not an id: write the id from an export, or leave it out')
    .optional(),
  name: playerName,
  key: text('a word that distinguishes the player from others with the name')
    .regex(/^[a-z0-9]{1,20}$/, 'is not a key: write 1 to 20 lower-case letters and digits')
    .nullish(),
  formerNames: list(playerName).readonly().optional(),
  country: country.nullish(),
  role,
  otherRoles: list(role).readonly().optional(),
  retired: yesOrNo.optional(),
  team: code.optional(),
  memberships: memberships.optional(),
  accounts: list(account).optional(),
  links: list(link).optional(),
  ...provenanceFields,
})
  .refine(({ team, memberships: all }) => team === undefined || all === undefined, {
    path: ['team'],
    message: 'has the same meaning as memberships: leave out one of the two',
  })
  .refine(({ name, key }) => lengthOf(`${name} ${key ?? ''}`) <= LONGEST_SLUG, {
    path: ['key'],
    message: `is too long with this name: write both with at most ${LONGEST_SLUG} characters`,
  })

/** Versions of the format of roster files. A file that names none is of the first. */
const FORMATS = [1, 2] as const

/** The whole file. Its entries are validated one by one, so that an invalid entry does not hide problems elsewhere. */
export const rosterFileLists = entry({
  format: z.literal(FORMATS, `is not a known format: write ${FORMATS.join(' or ')}`).default(1),
  quiet: yesOrNo.default(false),
  // An export writes it for its readers. It follows from the sources.
  attribution: z.unknown().optional(),
  ...provenanceFields,
  leagues: list(z.unknown()).default([]),
  teams: list(z.unknown()).default([]),
  players: list(z.unknown()).default([]),
  events: list(z.unknown()).default([]),
})

export type RosterFormat = (typeof FORMATS)[number]

export type LeagueEntry = z.output<typeof leagueEntry>
export type TeamEntry = z.output<typeof teamEntry>
export type EventEntry = z.output<typeof eventEntry>
export type PlayerEntry = z.output<typeof playerEntry>
