import type { Lane, Population, StatisticsFilter, StatisticsQueue } from '../gql/graphql.ts'

export const POPULATIONS = ['ALL', 'PROS'] as const satisfies readonly Population[]

export const STATISTICS_QUEUES = ['SOLO', 'FLEX', 'NORMAL', 'CLASH'] as const satisfies readonly StatisticsQueue[]

/** Lanes from top to bottom; the support is last. */
export const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'] as const satisfies readonly Lane[]

/** The query string stores it, such as `?population=pros&queue=flex&patch=16.4&lane=top`, so that links and reloads keep it. */
export interface ShownStatistics {
  readonly population: Population
  readonly queue: StatisticsQueue
  /** A patch such as `16.4`, recorded or not; null for the newest patches together. */
  readonly patch: string | null
  /** Null for all lanes together. */
  readonly lane: Lane | null
}

export interface StatisticsVariables {
  readonly filter: StatisticsFilter
  readonly lane: Lane | null
}

const NAMES = ['population', 'queue', 'patch', 'lane']

const PATCH = /^\d{1,3}\.\d{1,3}$/

/** Invalid values count as the default. */
export function readStatisticsFilter(search: URLSearchParams): ShownStatistics {
  const patch = search.get('patch') ?? ''
  return {
    population: findWord(POPULATIONS, search.get('population')) ?? 'ALL',
    queue: findWord(STATISTICS_QUEUES, search.get('queue')) ?? 'SOLO',
    patch: PATCH.test(patch) ? patch : null,
    lane: findWord(LANES, search.get('lane')),
  }
}

/** Leaves out defaults and keeps other parameters. */
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

/** The route's preload and the page must use exactly the same variables. */
export function statisticsVariables({ population, queue, patch, lane }: ShownStatistics): StatisticsVariables {
  return { filter: { population, queue, patch }, lane }
}

/** Words of an address can be in any case; null when there is no such name. */
export function findWord<Name extends string>(names: readonly Name[], word: string | null): Name | null {
  return names.find((name) => name === word?.toUpperCase()) ?? null
}
