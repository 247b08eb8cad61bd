import * as fc from 'fast-check'

/**
 * Properties try the same inputs in every run, so that a change is judged by what it changed. `npm run test:fuzz`
 * leaves the choice to fast-check, which names its seed when a property fails; `PROPERTY_SEED` repeats that one.
 */
const DEFAULT_SEED = 20_261_122

const wanted = process.env['PROPERTY_SEED'] ?? String(DEFAULT_SEED)
if (wanted !== 'any') fc.configureGlobal({ seed: Number(wanted) })
