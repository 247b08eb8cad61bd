import type { Clock } from '../../shared/clock.ts'
import type { Fetch } from '../../upstream/fetch.ts'
import type { StaticData } from '../services/static-data.ts'
import { BUNDLED_TABLES } from './bundled-static-data.ts'
import { createDownload } from './download.ts'
import { parseNewestVersion } from './edition.ts'
import { joinEditions } from './join-editions.ts'
import { withOlderNames } from './older-names.ts'
import { readEditions } from './read-edition.ts'
import { toStaticData } from './tables.ts'

/** Interval between checks for a new version of Data Dragon, in milliseconds. */
const REFRESH_INTERVAL_MS = 3_600_000

/**
 * Retry interval after an invalid answer, in milliseconds. Most failures last minutes, and until then a champion of a
 * new patch has no name; this interval still puts little load on a failing Data Dragon.
 */
const RETRY_INTERVAL_MS = 300_000

export interface DataDragonOptions {
  /** The network, or a stand-in. */
  readonly fetch: Fetch
  /** Base URL of Data Dragon, such as `https://ddragon.leagueoflegends.com`; `null` to send no requests. */
  readonly baseUrl: string | null
  readonly clock: Clock
  /** Called when Data Dragon begins to fail; not again before it has answered. */
  readonly report: (problem: string) => void
}

/** Source of the static data. Times are milliseconds since 1970. */
export interface StaticDataHealth {
  readonly source: 'BUNDLED' | 'DATA_DRAGON'
  /** Data Dragon's version, such as `16.15.1`; `null` for bundled data. */
  readonly version: string | null
  /** Fetch time; `null` for bundled data. */
  readonly fetchedAt: number | null
  /** Problem of the last answer; `null` when there was none. */
  readonly problem: string | null
}

/** {@link StaticData} that follows the game's patches once it is started. */
export interface RefreshedStaticData extends StaticData {
  /** Starts the hourly checks of Data Dragon, the first at once, and returns immediately. Call it once. */
  start(): void
  health(): StaticDataHealth
  /** Stops the checks and aborts requests under way. The data stays readable. */
  close(): void
}

/**
 * Static data: first from the tables that ship with the product, and from Data Dragon as soon as it has answered. An
 * answer is used as a whole or not at all: while Data Dragon fails, the last valid data stays.
 */
export function createDataDragonStaticData(options: DataDragonOptions): RefreshedStaticData {
  const { fetch, baseUrl, clock, report } = options
  const closing = new AbortController()
  let cancelNext: (() => void) | null = null
  let facts = toStaticData(BUNDLED_TABLES, BUNDLED_TABLES)
  let health: StaticDataHealth = { source: 'BUNDLED', version: null, fetchedAt: null, problem: null }

  async function keepFresh(from: string): Promise<void> {
    await refresh(from)
    if (closing.signal.aborted) return
    const pause = health.problem === null ? REFRESH_INTERVAL_MS : RETRY_INTERVAL_MS
    cancelNext = clock.schedule(pause, () => void keepFresh(from))
  }

  async function refresh(from: string): Promise<void> {
    const giveUp = new AbortController()
    const download = createDownload(fetch, from, clock, AbortSignal.any([closing.signal, giveUp.signal]))
    try {
      const version = await download('/api/versions.json', parseNewestVersion)
      // Data Dragon's mirrors disagree for a while after a patch. Never going back avoids switching between two
      // versions.
      if (health.version !== null && !isNewer(version, health.version)) {
        health = { ...health, problem: null }
        return
      }
      const editions = await readEditions(download, version)
      facts = toStaticData(withOlderNames(joinEditions(editions), BUNDLED_TABLES), BUNDLED_TABLES)
      health = { source: 'DATA_DRAGON', version, fetchedAt: clock.now(), problem: null }
    } catch (error) {
      giveUp.abort()
      if (closing.signal.aborted) return
      const problem = `Data Dragon's answer is not valid: ${error instanceof Error ? error.message : String(error)}`
      if (health.problem === null) report(problem)
      health = { ...health, problem }
    }
  }

  return {
    champion: (key) => facts.champion(key),
    championBySlug: (slug) => facts.championBySlug(slug),
    item: (id) => facts.item(id),
    summonerSpell: (key) => facts.summonerSpell(key),
    rune: (id) => facts.rune(id),
    runeStyle: (id) => facts.runeStyle(id),
    listChampions: () => facts.listChampions(),
    listItems: () => facts.listItems(),
    listSummonerSpells: () => facts.listSummonerSpells(),
    listRuneStyles: () => facts.listRuneStyles(),
    start() {
      if (baseUrl !== null) void keepFresh(baseUrl.replace(/\/+$/, ''))
    },
    health: () => health,
    close() {
      closing.abort()
      cancelNext?.()
    },
  }
}

/** Compares number by number: `16.10.1` is newer than `16.9.1`. */
function isNewer(version: string, other: string): boolean {
  const [numbers, otherNumbers] = [version.split('.').map(Number), other.split('.').map(Number)]
  const at = numbers.findIndex((number, index) => number !== (otherNumbers[index] ?? 0))
  return (numbers[at] ?? 0) > (otherNumbers[at] ?? 0)
}
