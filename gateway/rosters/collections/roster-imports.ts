import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const rosterImport = z.object({
  /** SHA-256 of the file's text, in hexadecimal digits. */
  hash: z.string(),
  /** Milliseconds since 1970. */
  importedAt: z.int(),
})

export type RosterImportRecord = z.infer<typeof rosterImport>

/** `roster_imports/{source}`: prevents an unchanged file from undoing later changes at each start. */
export const rosterImportsCollection: CollectionDefinition<RosterImportRecord> = {
  name: 'roster_imports',
  schema: rosterImport,
  indexes: [],
}
