/** Sources of the data, and the store, in the order of their presentation. */
export const REPORTED_SOURCES = [
  'RIOT',
  'TWITCH',
  'LEAGUEPEDIA',
  'STATIC_DATA',
  'ACTIVE_GAMES',
  'STREAMS',
  'STATISTICS',
  'STORE',
] as const

export type ReportedSource = (typeof REPORTED_SOURCES)[number]

export type ReportedState = 'OK' | 'DEGRADED' | 'DOWN' | 'SILENT' | 'OFF' | 'UNKNOWN'

export interface SourceReport {
  readonly source: ReportedSource
  readonly state: ReportedState
  /** In milliseconds since 1970; null when it never answered, or when that has no meaning. */
  readonly answeredAt: number | null
}

/** Words of the clients of upstreams for their state. */
const STATES = {
  ok: 'OK',
  degraded: 'DEGRADED',
  down: 'DOWN',
  'key-dead': 'DOWN',
  'credentials-refused': 'DOWN',
} as const satisfies Record<string, ReportedState>

/** The report of an upstream. Its client is well before the first request, of which nothing can be said. */
export function reportUpstream(
  source: ReportedSource,
  state: keyof typeof STATES,
  answeredAt: number | null,
): SourceReport {
  return reportSeen(source, STATES[state], answeredAt)
}

/** The report of a source that is silent until its first answer. */
export function reportSeen(source: ReportedSource, state: ReportedState, answeredAt: number | null): SourceReport {
  return { source, state: answeredAt === null && state !== 'OFF' ? 'SILENT' : state, answeredAt }
}
