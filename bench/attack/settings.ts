/** Selection of the parts to run, and their duration. */
export interface Settings {
  /** Names of the parts to run. */
  readonly parts: readonly string[]
  /** Duration of the long parts, in seconds. */
  readonly seconds: number
}

/**
 * Reads the settings from the environment. `ATTACK_PARTS` lists some of `known`, separated by commas; the default is all.
 * `ATTACK_SECONDS` is the duration of the long parts, from 10 to 3600; the default is 600. Throws on an unknown part or a wrong
 * number.
 */
export function readSettings(env: NodeJS.ProcessEnv, known: readonly string[]): Settings {
  const parts = env['ATTACK_PARTS']?.split(',') ?? known
  const unknown = parts.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`Unknown name in ATTACK_PARTS: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`)
  const seconds = Number(env['ATTACK_SECONDS'] ?? 600)
  if (!Number.isInteger(seconds) || seconds < 10 || seconds > 3_600) {
    throw new Error('ATTACK_SECONDS must be a whole number from 10 to 3600.')
  }
  return { parts, seconds }
}
