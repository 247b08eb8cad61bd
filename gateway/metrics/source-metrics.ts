import type { Registry } from 'prom-client'
import type { Clock } from '../shared/clock.ts'
import type { ReportedState, SourceReport } from '../status/rules/source-report.ts'
import type { Sources } from '../status/services/sources.ts'
import { gaugeAtScrape, stateSamples } from './at-scrape.ts'

const STATES: readonly ReportedState[] = ['OK', 'DEGRADED', 'DOWN', 'SILENT', 'OFF', 'UNKNOWN']

/** A store that does not answer must not keep the other metrics waiting. */
const SOURCES_WITHIN_MS = 2_000

interface MeasuredSources {
  readonly sources: Sources
  /** Time of the last heartbeat of the store's watches, in milliseconds since 1970; null before the first one. */
  readonly watchesHeardAt: () => number | null
  readonly clock: Clock
}

/** Reads the state of each source and the age of its data, as the status page shows them. */
export function readSources(registry: Registry, { sources, watchesHeardAt, clock }: MeasuredSources): void {
  let reading: Promise<readonly SourceReport[]> | null = null

  /** Both metrics of a scrape share one reading. */
  function list(): Promise<readonly SourceReport[]> {
    reading ??= inTime(clock, sources.list()).finally(() => (reading = null))
    return reading
  }

  function* ageOf<Labels extends object>(labels: Labels, at: number | null) {
    if (at !== null) yield [labels, Math.max(0, clock.now() - at) / 1000] as const
  }

  gaugeAtScrape(registry, {
    name: 'lanewatch_source_state',
    help: 'State of a source of the data: 1 for the present one. Without any series the store did not answer.',
    labelNames: ['source', 'state'],
    read: async () =>
      (await list()).flatMap(({ source, state }) => [...stateSamples({ source: source.toLowerCase() }, STATES, state)]),
  })
  gaugeAtScrape(registry, {
    name: 'lanewatch_source_age_seconds',
    help: 'Time since the last answer of a source, or since its data was last brought up to date.',
    labelNames: ['source'],
    read: async () =>
      (await list()).flatMap(({ source, answeredAt }) => [...ageOf({ source: source.toLowerCase() }, answeredAt)]),
  })
  gaugeAtScrape(registry, {
    name: 'lanewatch_store_watches_age_seconds',
    help: 'Time since the last heartbeat that arrived over a watch of the store.',
    labelNames: [],
    read: () => ageOf({}, watchesHeardAt()),
  })
}

async function inTime(clock: Clock, listed: Promise<readonly SourceReport[]>): Promise<readonly SourceReport[]> {
  const late = Promise.withResolvers<readonly SourceReport[]>()
  const cancel = clock.schedule(SOURCES_WITHIN_MS, () => late.resolve([]))
  return Promise.race([listed, late.promise]).finally(cancel)
}
