import type { Lane } from '../../game-data/rules/lane.ts'
import { STATISTICS_QUEUES } from '../../matches/rules/counted-queue.ts'
import type { Clock } from '../../shared/clock.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { championStatsCollection } from '../collections/champion-stats.ts'
import { championTablesCollection } from '../collections/champion-tables.ts'
import type { ChampionTable } from '../collections/champion-tables.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import type { StatisticsState } from '../collections/statistics-state.ts'
import { addUpRows } from '../rules/add-up-tables.ts'
import { type ChampionRates, type ListedChampion, listChampions, ratesOf } from '../rules/champion-rates.ts'
import { type ChampionSummary, summariseChampion } from '../rules/champion-summary.ts'
import { averageOf, placeChampion, tierBands, type TierPlacement } from '../rules/champion-tier.ts'
import { championStatsId, championTableId } from '../rules/statistics-ids.ts'
import type { StatisticsScope } from '../rules/statistics-scope.ts'
import { INITIAL_STATISTICS_STATE } from '../rules/statistics-state.ts'

/** Number of patches that are added up when the filter names none. */
const PATCHES_TOGETHER = 5

const PATCHES_COMPARED = 10

/** Lifetime of cached reads, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

/**
 * Number of counted matches up to which each count is shown within a second: the first ones change a page from empty to full, and
 * their documents are small.
 */
const YOUNG_MATCHES = 2000
const YOUNG_LIFETIME_MS = 1000

/** Number of scopes whose tables are cached, about 100 kB each. All pages share them. */
const KEPT_TABLES = 100

/** Number of cached lists of champions, about 200 kB each. */
const KEPT_LISTS = 50

/** Number of cached summaries, about 50 kB each. Their documents are not cached, because those grow with the games. */
const KEPT_SUMMARIES = 300

/** Documents per read, so that other work can run between two reads. A champion can have about 300 kB in each patch. */
const STATS_AT_ONCE = 5

export type StatisticsFilter = Omit<StatisticsScope, 'patch'> & {
  /** Null for the newest five recorded patches together. */
  readonly patch: string | null
}

/** The patches that were added up, and the time of the last count in milliseconds since 1970; null before the first count. */
interface Counted {
  /** The newest first. */
  readonly patches: readonly string[]
  readonly countedAt: number | null
}

export type CountedChampion = ChampionSummary & Counted

/** The champions beside each other. */
export interface ChampionList extends Counted {
  /** Number of matches with at least one player of the population. */
  readonly matches: number
  readonly champions: readonly PlacedChampion[]
  /** Average win rate of the champions' games, 0 to 1; null without games. */
  readonly averageWinRate: number | null
}

export interface PlacedChampion extends ListedChampion {
  /** Null without enough games. */
  readonly placement: TierPlacement | null
}

export interface PatchRates extends ChampionRates {
  readonly patch: string
  /** Number of matches with at least one player of the population. */
  readonly matches: number
}

/** Counted statistics of champions. All results may be ten seconds old, those of young statistics one second. */
export interface ChampionStatistics {
  getState(): Promise<StatisticsState>
  sumUp(championId: number, filter: StatisticsFilter, lane: Lane | null): Promise<CountedChampion>
  /** A champion's rates in each of the newest ten patches with counted matches, the oldest first. */
  listPatches(
    championId: number,
    scope: Omit<StatisticsScope, 'patch'>,
    lane: Lane | null,
  ): Promise<readonly PatchRates[]>
  /** Champions that were picked or banned, or picked in the given lane; most games first. */
  list(filter: StatisticsFilter, lane: Lane | null): Promise<ChampionList>
  /** True when the champion was picked or banned in any queue in the newest five patches. */
  isCounted(championId: number): Promise<boolean>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createChampionStatistics({ store, clock }: Dependencies): ChampionStatistics {
  const states = openCollection(store, statisticsStateCollection)
  const readTable = createBatchReader(openCollection(store, championTablesCollection), KEPT_TABLES)
  const readStats = createBatchReader(openCollection(store, championStatsCollection), STATS_AT_ONCE)
  const remember = { clock, lifetimeMs: LIFETIME_MS }
  let isYoung = true
  const knownState = createShortCache<StatisticsState>({
    clock,
    lifetimeMs: () => (isYoung ? YOUNG_LIFETIME_MS : LIFETIME_MS),
    most: 1,
  })
  const knownTables = createShortCache<ChampionTable | null>({ ...remember, most: KEPT_TABLES })
  const knownLists = createShortCache<Omit<ChampionList, keyof Counted>>({ ...remember, most: KEPT_LISTS })
  const knownSummaries = createShortCache<ChampionSummary>({ ...remember, most: KEPT_SUMMARIES })

  async function getState(): Promise<StatisticsState> {
    const state = await knownState('', async () => (await states.find(STATISTICS_STATE_ID)) ?? INITIAL_STATISTICS_STATE)
    isYoung = state.matches < YOUNG_MATCHES
    return state
  }

  async function findTable(scope: StatisticsScope, edition: string): Promise<ChampionTable | null> {
    const id = championTableId(scope)
    return knownTables(edition + id, () => readTable(id))
  }

  async function listTables(scopes: readonly StatisticsScope[], edition: string): Promise<readonly ChampionTable[]> {
    return (await Promise.all(scopes.map((scope) => findTable(scope, edition)))).filter((table) => table !== null)
  }

  return {
    getState,

    async sumUp(championId, { population, queue, patch }, lane) {
      const state = await getState()
      const [counted, edition] = [toCounted({ population, queue, patch }, state), editionOf(state)]
      const scopes = counted.patches.map((each) => ({ population, queue, patch: each }))
      const ids = scopes.map((scope) => championStatsId(scope, championId))
      const summary = await knownSummaries(edition + [...ids, lane].join(), async () => {
        const [tables, stats] = await Promise.all([listTables(scopes, edition), Promise.all(ids.map(readStats))])
        const present = stats.filter((each) => each !== null)
        return summariseChampion(championId, tables, present, lane)
      })
      return { ...summary, ...counted }
    },

    async listPatches(championId, { population, queue }, lane) {
      const state = await getState()
      const compared = state.patches.slice(0, PATCHES_COMPARED).toReversed()
      const rates = await Promise.all(
        compared.map(async (patch) => {
          const table = await findTable({ population, queue, patch }, editionOf(state))
          const rates = table === null ? null : ratesOf(addUpRows([table], championId), table.matches, lane)
          return table === null || rates === null ? null : { patch, matches: table.matches, ...rates }
        }),
      )
      return rates.filter((each) => each !== null)
    },

    async list({ population, queue, patch }, lane) {
      const state = await getState()
      const [counted, edition] = [toCounted({ population, queue, patch }, state), editionOf(state)]
      const scopes = counted.patches.map((each) => ({ population, queue, patch: each }))
      const list = await knownLists(edition + [...scopes.map(championTableId), lane].join(), async () => {
        const tables = await listTables(scopes, edition)
        const champions = listChampions(tables, lane)
        const average = averageOf(champions.map(({ winRate }) => winRate))
        const bands = average === null ? [] : tierBands(average)
        return {
          matches: tables.reduce((sum, { matches }) => sum + matches, 0),
          champions: champions.map((each) => ({ ...each, placement: placeChampion(each.winRate, bands) })),
          averageWinRate: average,
        }
      })
      return { ...list, ...counted }
    },

    async isCounted(championId) {
      const state = await getState()
      const newest = state.patches.slice(0, PATCHES_TOGETHER)
      const scopes = STATISTICS_QUEUES.flatMap((queue) =>
        newest.map((patch) => ({ population: 'ALL' as const, queue, patch })),
      )
      const tables = await listTables(scopes, editionOf(state))
      return tables.some(({ champions }) => Object.hasOwn(champions, championId))
    },
  }
}

/** Part of every cached question: young statistics are cached for each of their counts. */
function editionOf({ matches, revision }: StatisticsState): string {
  return matches < YOUNG_MATCHES ? `${revision} ` : ''
}

/** No patch when the filter names one without counted matches. */
function toCounted({ patch }: StatisticsFilter, { patches, countedAt }: StatisticsState): Counted {
  const counted = patch === null ? patches.slice(0, PATCHES_TOGETHER) : patches.filter((each) => each === patch)
  return { patches: counted, countedAt }
}
