import * as fc from 'fast-check'

/**
 * Properties use the same inputs in every run, so that only the change decides the result. `npm run test:fuzz` sets `any`:
 * fast-check chooses a seed and prints it when a property fails. `PROPERTY_SEED` repeats that seed.
 */
const DEFAULT_SEED = 20_261_122

const wanted = process.env['PROPERTY_SEED'] ?? String(DEFAULT_SEED)
if (wanted !== 'any') fc.configureGlobal({ seed: Number(wanted) })
