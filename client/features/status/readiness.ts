/** Sources of the data, and the store. */
export const SOURCES = ['riot', 'twitch', 'staticData', 'activeGames', 'streams', 'statistics', 'store'] as const

export type SourceName = (typeof SOURCES)[number]

/** `silent`: no answer yet. `off`: not used by this server. `unknown`: not reported by the server. */
export type SourceState = 'ok' | 'degraded' | 'down' | 'silent' | 'off' | 'unknown'

export interface SourceReport {
  readonly name: SourceName
  readonly state: SourceState
  /** In milliseconds since 1970; null when it never answered, or when that has no meaning. */
  readonly heardAt: number | null
}

export interface Readiness {
  readonly ready: boolean
  readonly sources: readonly SourceReport[]
}

/** Maps the states of `/readyz`. */
const STATES: Readonly<Record<string, SourceState>> = {
  ok: 'ok',
  degraded: 'degraded',
  down: 'down',
  'key-dead': 'down',
  'credentials-refused': 'down',
  off: 'off',
}

/** Parses the body of `/readyz`. Missing parts count as unknown, so that servers of other versions can be read too. */
export function parseReadiness(body: unknown): Readiness {
  const { ready, parts } = toRecord(body)
  const known = toRecord(parts)
  return { ready: ready === true, sources: SOURCES.map((name) => reportOf(name, known[name])) }
}

function reportOf(name: SourceName, part: unknown): SourceReport {
  if (typeof part === 'string') return { name, state: toState(part), heardAt: null }
  const { state, problem, source, matches, answeredAt, observedAt, fetchedAt, countedAt } = toRecord(part)
  const heardAt = [answeredAt, observedAt, fetchedAt, countedAt].find((moment) => typeof moment === 'number') ?? null
  const reported = typeof state === 'string' ? toState(state) : stateOfFacts({ problem, source, matches })
  // Static game data is part of the product, so it needs no answer.
  const silent = heardAt === null && name !== 'staticData' && reported !== 'off' && reported !== 'unknown'
  return { name, state: silent ? 'silent' : reported, heardAt }
}

/** Derives the state of static data and statistics, which report none themselves: they are present, or there was a problem. */
function stateOfFacts({ problem, source, matches }: Readonly<Record<string, unknown>>): SourceState {
  if (typeof problem === 'string') return 'degraded'
  return typeof source === 'string' || typeof matches === 'number' ? 'ok' : 'unknown'
}

const toState = (word: string): SourceState => STATES[word.toLowerCase()] ?? 'unknown'

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
