import type { Lane, Population, StatisticsFilter, StatisticsQueue } from '../gql/graphql.ts'

export const POPULATIONS = ['ALL', 'PROS'] as const satisfies readonly Population[]

export const STATISTICS_QUEUES = ['SOLO', 'FLEX', 'NORMAL', 'CLASH'] as const satisfies readonly StatisticsQueue[]

/** The lanes of the map from top to bottom, and who stands at the bottom beside the carry. */
export const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'] as const satisfies readonly Lane[]

/** Which counted games are shown. It lives in the query string, so that a link or a reload keeps it. */
export interface ShownStatistics {
  readonly population: Population
  readonly queue: StatisticsQueue
  /** Such as `16.4`, recorded or not; null for the newest ones together. */
  readonly patch: string | null
  /** Null for all lanes together. */
  readonly lane: Lane | null
}

/** What to ask the server for. */
export interface StatisticsVariables {
  readonly filter: StatisticsFilter
  readonly lane: Lane | null
}

const NAMES = ['population', 'queue', 'patch', 'lane']

const PATCH = /^\d{1,3}\.\d{1,3}$/

/**
 * Reads which games are shown from a query string such as `?population=pros&queue=flex&patch=16.4&lane=top`; what it does
 * not understand is left at its default.
 */
export function readStatisticsFilter(search: URLSearchParams): ShownStatistics {
  const patch = search.get('patch') ?? ''
  return {
    population: findWord(POPULATIONS, search.get('population')) ?? 'ALL',
    queue: findWord(STATISTICS_QUEUES, search.get('queue')) ?? 'SOLO',
    patch: PATCH.test(patch) ? patch : null,
    lane: findWord(LANES, search.get('lane')),
  }
}

/** The query string of what is shown; defaults are left out, and what is not of the filter stays as it was. */
export function writeStatisticsFilter(search: URLSearchParams, shown: ShownStatistics): URLSearchParams {
  const { population, queue, patch, lane } = shown
  const written = new URLSearchParams(search)
  for (const name of NAMES) written.delete(name)
  if (population !== 'ALL') written.set('population', population.toLowerCase())
  if (queue !== 'SOLO') written.set('queue', queue.toLowerCase())
  if (patch !== null) written.set('patch', patch)
  if (lane !== null) written.set('lane', lane.toLowerCase())
  return written
}

/** What to ask for to show it. The route that loads ahead and the page itself must ask for the very same. */
export function statisticsVariables({ population, queue, patch, lane }: ShownStatistics): StatisticsVariables {
  return { filter: { population, queue, patch }, lane }
}

/** The one of some names in capitals that a word of an address means, in any case. */
export function findWord<Name extends string>(names: readonly Name[], word: string | null): Name | null {
  return names.find((name) => name === word?.toUpperCase()) ?? null
}
