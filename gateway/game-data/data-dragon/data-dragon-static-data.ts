import type { StaticData } from '../services/static-data.ts'
import type { Download } from '../upstream/download.ts'
import { createRefreshing, type GameFiles } from '../upstream/refreshing.ts'
import { BUNDLED_TABLES } from './bundled-static-data.ts'
import { parseNewestVersion } from './edition.ts'
import { joinEditions } from './join-editions.ts'
import { withOlderNames } from './older-names.ts'
import { readEditions } from './read-edition.ts'
import { toStaticData } from './tables.ts'

const REFRESH_INTERVAL_MS = 3_600_000

/** Times are milliseconds since 1970. */
export interface StaticDataHealth {
  readonly source: 'BUNDLED' | 'DATA_DRAGON'
  /** Data Dragon's version, such as `16.15.1`; `null` for bundled data. */
  readonly version: string | null
  /** Fetch time; `null` for bundled data. */
  readonly fetchedAt: number | null
  /** Problem of the last answer; `null` when there was none. */
  readonly problem: string | null
}

/** Follows the game's patches once started. */
export interface RefreshedStaticData extends StaticData {
  /** Hourly, the first check at once; returns immediately. Call it once. */
  start(): void
  health(): StaticDataHealth
  /** Stops the checks and aborts requests under way. The data stays readable. */
  close(): void
}

/**
 * Static data: first from the tables that ship with the product, and from Data Dragon as soon as it has answered. An
 * answer is used as a whole or not at all: while Data Dragon fails, the last valid data stays.
 */
export function createDataDragonStaticData(files: GameFiles): RefreshedStaticData {
  let facts = toStaticData(BUNDLED_TABLES, BUNDLED_TABLES)
  let edition: Omit<StaticDataHealth, 'problem'> = { source: 'BUNDLED', version: null, fetchedAt: null }
  const refreshing = createRefreshing({
    ...files,
    upstream: 'Data Dragon',
    intervalMs: REFRESH_INTERVAL_MS,
    read: readNewest,
  })

  async function readNewest(download: Download): Promise<void> {
    const version = await download('/api/versions.json', parseNewestVersion)
    // Data Dragon's mirrors disagree for a while after a patch. Never going back avoids switching between two versions.
    if (edition.version !== null && !isNewer(version, edition.version)) return
    const editions = await readEditions(download, version)
    facts = toStaticData(withOlderNames(joinEditions(editions), BUNDLED_TABLES), BUNDLED_TABLES)
    edition = { source: 'DATA_DRAGON', version, fetchedAt: files.clock.now() }
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
    start: () => refreshing.start(),
    health: () => ({ ...edition, problem: refreshing.problem() }),
    close: () => refreshing.close(),
  }
}

/** Compares number by number: `16.10.1` is newer than `16.9.1`. */
function isNewer(version: string, other: string): boolean {
  const [numbers, otherNumbers] = [version.split('.').map(Number), other.split('.').map(Number)]
  const at = numbers.findIndex((number, index) => number !== (otherNumbers[index] ?? 0))
  return (numbers[at] ?? 0) > (otherNumbers[at] ?? 0)
}
