/** How much of the benchmark to run. */
export interface Settings {
  /** The parts to hold. */
  readonly parts: readonly string[]
  /** How long the long parts go on, in seconds. */
  readonly seconds: number
}

/**
 * Reads them from the environment: `ATTACK_PARTS` names some of `known`, separated by commas, and `ATTACK_SECONDS` says how
 * long the long parts go on (600). Throws on what is not there.
 */
export function readSettings(env: NodeJS.ProcessEnv, known: readonly string[]): Settings {
  const parts = env['ATTACK_PARTS']?.split(',') ?? known
  const unknown = parts.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: choose of ${known.join(', ')}.`)
  const seconds = Number(env['ATTACK_SECONDS'] ?? 600)
  if (!Number.isInteger(seconds) || seconds < 10 || seconds > 3_600) {
    throw new Error('ATTACK_SECONDS must be a whole number from 10 to 3600.')
  }
  return { parts, seconds }
}
