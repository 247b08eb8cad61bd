/** The default seed. */
const DEFAULT_SEED = 20_261_122

/** Returns the seed of `PROPERTY_SEED`, a random one for `any`, or the default seed. */
export function chooseSeed(): number {
  const wanted = process.env['PROPERTY_SEED'] ?? String(DEFAULT_SEED)
  return wanted === 'any' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted)
}
