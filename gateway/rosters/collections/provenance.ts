import { z } from 'zod'
import { NO_PROVENANCE } from '../rules/provenance.ts'

/** Source of a stored fact of the rosters. Older documents name no source. */
export const provenanceSchema = z
  .object({
    sources: z.array(z.string()).readonly(),
    /** A day, month or year, as in ISO 8601; null when unknown. */
    asOf: z.string().nullable(),
  })
  .default(NO_PROVENANCE)
