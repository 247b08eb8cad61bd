import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

const rosterImport = z.object({
  /** SHA-256 of the text, in hexadecimal digits. */
  hash: z.string(),
  /** Milliseconds since 1970. */
  importedAt: z.int(),
})

/** Which content of a roster file was imported last. */
export type RosterImportRecord = z.infer<typeof rosterImport>

/** `roster_imports/{source}`: so that a file that stays the same does not undo later changes at each start. */
export const rosterImportsCollection: CollectionDefinition<RosterImportRecord> = {
  name: 'roster_imports',
  schema: rosterImport,
  indexes: [],
}
