import { z } from 'zod'
import { FOLLOWABLE_KINDS, MOST_FOLLOWS, MOST_OWN_ACCOUNTS } from '../domain/follow.ts'
import { LOCALES } from '../domain/locale.ts'
import { THEMES } from '../domain/person-settings.ts'
import { REGIONS } from '../domain/region.ts'
import type { CollectionDefinition } from './collection.ts'

const minuteOfDay = z.int().min(0).max(1439)

const viewerRecord = z.object({
  /** The newest first. */
  follows: z
    .array(z.object({ kind: z.enum(FOLLOWABLE_KINDS), id: z.string().min(1), since: z.int().nonnegative() }))
    .max(MOST_FOLLOWS),
  /** Ids of the accounts that the person calls his own, in his order. */
  accounts: z.array(z.string().min(1)).max(MOST_OWN_ACCOUNTS),
  settings: z.object({
    locale: z.enum(LOCALES).nullable(),
    theme: z.enum(THEMES).nullable(),
    region: z.enum(REGIONS).nullable(),
    hidesResults: z.boolean().nullable(),
    lessMotion: z.boolean().nullable(),
    notices: z.boolean().nullable(),
    quietHours: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  }),
  /** Milliseconds since 1970. */
  createdAt: z.int().nonnegative(),
  /** Milliseconds since 1970. */
  changedAt: z.int().nonnegative(),
})

/** Everything that is kept of a person. Who he is stays with the sign-in service. */
export type ViewerRecord = z.infer<typeof viewerRecord>

/** `viewers/{id of the person}`: one document, so that all of it is read, exported and deleted at once. */
export const viewersCollection: CollectionDefinition<ViewerRecord> = {
  name: 'viewers',
  schema: viewerRecord,
  indexes: [],
  unindexed: ['follows', 'accounts', 'settings'],
}

/** The document id of a person: the sign-in service may give ids with slashes, and such as `..`, that no document can have. */
export function viewerDocumentId(personId: string): string {
  return encodeURIComponent(personId).replaceAll('.', '%2E').replaceAll('_', '%5F')
}
