import type { Clock } from '../../ports/clock.ts'
import type { StaticData } from '../../ports/static-data.ts'
import type { Fetch } from '../fetch.ts'
import { BUNDLED_TABLES } from './bundled-static-data.ts'
import { createDownload } from './download.ts'
import { parseNewestVersion } from './edition.ts'
import { joinEditions } from './join-editions.ts'
import { withOlderNames } from './older-names.ts'
import { readEdition } from './read-edition.ts'
import { toStaticData } from './tables.ts'

/** How often Data Dragon is asked for its newest version: milliseconds. */
const REFRESH_INTERVAL_MS = 3_600_000

/**
 * How soon it is asked again after a broken answer: milliseconds. Hiccups pass in minutes, and until then a champion of
 * today's patch has no name; a broken Data Dragon gets few requests even so.
 */
const RETRY_INTERVAL_MS = 300_000

export interface DataDragonOptions {
  /** The network, or a stand-in. */
  readonly fetch: Fetch
  /** Where Data Dragon is, such as `https://ddragon.leagueoflegends.com`; `null` when it shall never be asked. */
  readonly baseUrl: string | null
  readonly clock: Clock
  /** Told in words when Data Dragon begins to fail; not again before it has answered. */
  readonly report: (problem: string) => void
}

/** Where the facts come from. Times are milliseconds since 1970. */
export interface StaticDataHealth {
  readonly source: 'BUNDLED' | 'DATA_DRAGON'
  /** Data Dragon's version of the facts, such as `16.15.1`; `null` for those that come with the product. */
  readonly version: string | null
  /** When these facts were fetched; `null` for those that come with the product. */
  readonly fetchedAt: number | null
  /** What was wrong with the last answer; `null` when nothing was. */
  readonly problem: string | null
}

/** {@link StaticData} that follows the game once it is started. */
export interface RefreshedStaticData extends StaticData {
  /** Begins to ask Data Dragon, now and every hour, and returns at once. To be called once. */
  start(): void
  health(): StaticDataHealth
  /** Asks nothing more, and gives up what is under way. Facts are still told. */
  close(): void
}

/**
 * What the game is made of: at once from the tables that come with the product, and from Data Dragon as soon as it has
 * answered. An answer counts as a whole or not at all: while Data Dragon is broken, the facts stay those it told last.
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
      // Data Dragon's mirrors disagree for a while after a patch: who follows each of them goes back and forth.
      if (health.version !== null && !isNewer(version, health.version)) {
        health = { ...health, problem: null }
        return
      }
      const [en, pl] = await Promise.all([readEdition(download, version, 'en'), readEdition(download, version, 'pl')])
      facts = toStaticData(withOlderNames(joinEditions({ en, pl }), BUNDLED_TABLES), BUNDLED_TABLES)
      health = { source: 'DATA_DRAGON', version, fetchedAt: clock.now(), problem: null }
    } catch (error) {
      giveUp.abort()
      if (closing.signal.aborted) return
      const problem = `Data Dragon's answer can't be used: ${error instanceof Error ? error.message : String(error)}`
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
