/** Selection of the contests to run, and their size. */
export interface Settings {
  /** Names of the contests to run. */
  readonly contests: readonly string[]
  /** Number of rounds that count, after one for warming up. */
  readonly rounds: number
  /** Divisor of all numbers of subscribers, for a quick preview. */
  readonly divisor: number
}

/**
 * Reads the settings from the environment. `LIVE_CONTESTS` lists some of `known`, separated by commas; the default is all.
 * `LIVE_ROUNDS` is the number of rounds that count (default 4), `LIVE_DIVISOR` the divisor of all numbers of subscribers
 * (default 1). Throws on an unknown contest or a wrong number.
 */
export function readSettings(env: NodeJS.ProcessEnv, known: readonly string[]): Settings {
  const contests = env['LIVE_CONTESTS']?.split(',') ?? known
  const unknown = contests.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`Unknown name in LIVE_CONTESTS: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`)
  return { contests, rounds: numberIn(env, 'LIVE_ROUNDS', 4), divisor: numberIn(env, 'LIVE_DIVISOR', 1) }
}

function numberIn(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const number = Number(env[name] ?? otherwise)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a whole number above 0.`)
  return number
}
