import type { ReportedSource, ReportedState, SourceReport } from './source-report.ts'

/** A source that began to fail, fails in another way, or is well again. */
export interface SourceChange {
  readonly source: ReportedSource
  readonly state: ReportedState
  /** The state before. */
  readonly before: ReportedState
  /** Time since the state before was first seen, in milliseconds. */
  readonly afterMs: number
}

/** State of each source, and when it was first seen, in milliseconds since 1970. */
export type KnownSources = ReadonlyMap<ReportedSource, { readonly state: ReportedState; readonly since: number }>

/** True for states in which data is missing or old. */
export function isFailing(state: ReportedState): boolean {
  return state === 'DEGRADED' || state === 'DOWN'
}

/** Returns the states with the new reports, and what operators should know: changes to a failing state, or from one. */
export function followSources(
  known: KnownSources,
  reports: readonly SourceReport[],
  now: number,
): { readonly known: KnownSources; readonly changes: readonly SourceChange[] } {
  const next = new Map(known)
  const changes: SourceChange[] = []
  for (const { source, state } of reports) {
    const { state: before, since } = known.get(source) ?? { state: 'UNKNOWN', since: now }
    if (state !== before) {
      next.set(source, { state, since: now })
      if (isFailing(state) || isFailing(before)) changes.push({ source, state, before, afterMs: now - since })
    }
  }
  return { known: next, changes }
}
