import { z } from 'zod'
import { LOCALES } from '../../../languages.ts'
import { REGIONS } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import { FOLLOWABLE_KINDS, MAX_FOLLOWS, MAX_OWN_ACCOUNTS } from '../rules/follow.ts'
import { THEMES } from '../rules/person-settings.ts'

const minuteOfDay = z.int().min(0).max(1439)

const viewerRecord = z.object({
  /** Newest first. */
  follows: z
    .array(z.object({ kind: z.enum(FOLLOWABLE_KINDS), id: z.string().min(1), since: z.int().nonnegative() }))
    .max(MAX_FOLLOWS),
  /** Ids of the person's own accounts, in the person's order. */
  accounts: z.array(z.string().min(1)).max(MAX_OWN_ACCOUNTS),
  settings: z.object({
    locale: z.enum(LOCALES).nullable(),
    theme: z.enum(THEMES).nullable(),
    region: z.enum(REGIONS).nullable(),
    hidesResults: z.boolean().nullable(),
    lessMotion: z.boolean().nullable(),
    notices: z.boolean().nullable(),
    quietHours: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  }),
  /** Milliseconds since 1970, like `changedAt`. */
  createdAt: z.int().nonnegative(),
  /** Milliseconds since 1970. */
  changedAt: z.int().nonnegative(),
})

/** The identity itself stays with the sign-in service. */
export type ViewerRecord = z.infer<typeof viewerRecord>

/** `viewers/{id of the person}`: one document, so that the data is read, exported and deleted as a whole. */
export const viewersCollection: CollectionDefinition<ViewerRecord> = {
  name: 'viewers',
  schema: viewerRecord,
  indexes: [],
  unindexed: ['follows', 'accounts', 'settings'],
}

/** The sign-in service can issue ids that no document may have: with slashes, or `..`. */
export function viewerDocumentId(personId: string): string {
  return encodeURIComponent(personId).replaceAll('.', '%2E').replaceAll('_', '%5F')
}
