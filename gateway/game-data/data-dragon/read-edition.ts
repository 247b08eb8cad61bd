import type { Locale } from '../../shared/locale.ts'
import { BUNDLED_TABLES } from './bundled-static-data.ts'
import type { Download } from './download.ts'
import { parseChampions, parseItems, parseRuneStyles, parseSummonerSpells, runesOf, type Edition } from './edition.ts'

/** Data Dragon's names of the product's languages. */
const EDITIONS: Readonly<Record<Locale, string>> = { en: 'en_US', pl: 'pl_PL' }

/** Minimum share of the bundled entries that Data Dragon has to contain: a patch removes few of them. */
const LEAST_SHARE = 0.5

const BUNDLED_RUNES = BUNDLED_TABLES.runeStyles.flatMap(({ slots }) => slots.flat())

/**
 * Reads one version of the game in one language. Rejects when a file is invalid, or contains less than half of the
 * bundled entries.
 */
export async function readEdition(download: Download, version: string, locale: Locale): Promise<Edition> {
  const folder = `/cdn/${version}/data/${EDITIONS[locale]}`
  const [champions, items, summonerSpells, runeStyles] = await Promise.all([
    download(`${folder}/champion.json`, (body) => {
      const found = parseChampions(body)
      refuseHalf(found, BUNDLED_TABLES.champions, ({ key }) => key)
      return found
    }),
    download(`${folder}/item.json`, (body) => {
      const found = parseItems(body)
      refuseHalf(found, BUNDLED_TABLES.items, ({ id }) => id)
      return found
    }),
    download(`${folder}/summoner.json`, (body) => {
      const found = parseSummonerSpells(body)
      refuseHalf(found, BUNDLED_TABLES.summonerSpells, ({ key }) => key)
      return found
    }),
    download(`${folder}/runesReforged.json`, (body) => {
      const found = parseRuneStyles(body)
      refuseHalf(runesOf(found), BUNDLED_RUNES, ({ id }) => id)
      return found
    }),
  ])
  return { champions, items, summonerSpells, runeStyles }
}

function refuseHalf<Row>(
  found: ReadonlyMap<number, unknown>,
  expected: readonly Row[],
  numberOf: (row: Row) => number,
): void {
  const known = expected.filter((row) => found.has(numberOf(row))).length
  if (known >= expected.length * LEAST_SHARE) return
  throw new Error(`it has only ${known} of the ${expected.length} entries that ship with the product`)
}
