/** Where what is shown comes from, and where it is kept. */
export const SOURCES = ['riot', 'twitch', 'staticData', 'activeGames', 'streams', 'statistics', 'store'] as const

export type SourceName = (typeof SOURCES)[number]

/** `silent` was not heard of yet; `off` is not asked by this server; `unknown` is what it does not say. */
export type SourceState = 'ok' | 'degraded' | 'down' | 'silent' | 'off' | 'unknown'

/** How one source is doing. */
export interface SourceReport {
  readonly name: SourceName
  readonly state: SourceState
  /** When it was heard of last, in milliseconds since 1970; null when it never was, or that has no meaning. */
  readonly heardAt: number | null
}

/** How a server is doing. */
export interface Readiness {
  readonly ready: boolean
  readonly sources: readonly SourceReport[]
}

/** The words of `/readyz` for each state. */
const STATES: Readonly<Record<string, SourceState>> = {
  ok: 'ok',
  degraded: 'degraded',
  down: 'down',
  'key-dead': 'down',
  'credentials-refused': 'down',
  off: 'off',
}

/** Reads what `/readyz` says. What it does not say is unknown, so that a server of another version can be read as well. */
export function parseReadiness(body: unknown): Readiness {
  const { ready, parts } = toRecord(body)
  const known = toRecord(parts)
  return { ready: ready === true, sources: SOURCES.map((name) => reportOf(name, known[name])) }
}

function reportOf(name: SourceName, part: unknown): SourceReport {
  if (typeof part === 'string') return { name, state: toState(part), heardAt: null }
  const { state, problem, source, matches, answeredAt, observedAt, fetchedAt, countedAt } = toRecord(part)
  const heardAt = [answeredAt, observedAt, fetchedAt, countedAt].find((moment) => typeof moment === 'number') ?? null
  const told = typeof state === 'string' ? toState(state) : stateOfFacts({ problem, source, matches })
  // Facts of the game come with the product.
  const silent = heardAt === null && name !== 'staticData' && told !== 'off' && told !== 'unknown'
  return { name, state: silent ? 'silent' : told, heardAt }
}

/** Facts of the game and statistics have no state of their own: they are there, or something was wrong. */
function stateOfFacts({ problem, source, matches }: Readonly<Record<string, unknown>>): SourceState {
  if (typeof problem === 'string') return 'degraded'
  return typeof source === 'string' || typeof matches === 'number' ? 'ok' : 'unknown'
}

const toState = (word: string): SourceState => STATES[word.toLowerCase()] ?? 'unknown'

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
