import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { STAFF_JOBS } from '../rules/staff-job.ts'
import { provenanceSchema } from './provenance.ts'
import { timeShape } from './time-shape.ts'

const staffMember = z.object({
  name: z.string(),
  job: z.enum(STAFF_JOBS),
  /** Code of ISO 3166-1 alpha-2, in capitals; null when unknown. */
  country: z.string().nullable(),
  ...timeShape,
  provenance: provenanceSchema,
})

const proTeam = z.object({
  /** Unique short name in capitals, such as `G2`. */
  code: z.string(),
  name: z.string(),
  league: z.string(),
  /** Position within the league, from 0. */
  position: z.int().nonnegative(),
  /** Code of the team that this one is the academy of; null when it is none. */
  parent: z.string().nullable().default(null),
  /** Such as `#e2012d`, the main colour first. */
  colours: z.array(z.string()).default([]),
  /** Present and former staff. */
  staff: z.array(staffMember).default([]),
  /** A retired team is in no list; its history stays. */
  retired: z.boolean().default(false),
  provenance: provenanceSchema,
})

export type ProTeamDocument = Stored<typeof proTeam>

/** `pro_teams/{code}`: few enough that all are watched. */
export const proTeamsCollection: CollectionDefinition<ProTeamDocument> = {
  name: 'pro_teams',
  schema: proTeam,
  indexes: [],
}
