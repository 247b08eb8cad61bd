/** How much of the benchmark to run. */
export interface Settings {
  /** The contests to hold. */
  readonly contests: readonly string[]
  /** How many rounds count, after one that warms up. */
  readonly rounds: number
  /** What numbers of subscribers are divided by, for a quick look. */
  readonly divisor: number
}

/**
 * Reads them from the environment: `LIVE_CONTESTS` names some of `known`, separated by commas, `LIVE_ROUNDS` says how many
 * rounds count (4), and `LIVE_DIVISOR` how many times fewer subscribers come (1). Throws on what is not there.
 */
export function readSettings(env: NodeJS.ProcessEnv, known: readonly string[]): Settings {
  const contests = env['LIVE_CONTESTS']?.split(',') ?? known
  const unknown = contests.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no contest ${unknown.join(', ')}: choose of ${known.join(', ')}.`)
  return { contests, rounds: numberIn(env, 'LIVE_ROUNDS', 4), divisor: numberIn(env, 'LIVE_DIVISOR', 1) }
}

function numberIn(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const number = Number(env[name] ?? otherwise)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a whole number above 0.`)
  return number
}
