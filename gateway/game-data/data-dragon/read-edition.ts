import { LANGUAGES, type Locale } from '../../../languages.ts'
import type { Download } from '../upstream/download.ts'
import { refuseHalf } from '../upstream/refuse-half.ts'
import { BUNDLED_TABLES } from './bundled-static-data.ts'
import { parseChampions, parseItems, parseRuneStyles, parseSummonerSpells, runesOf, type Edition } from './edition.ts'

const BUNDLED_RUNES = BUNDLED_TABLES.runeStyles.flatMap(({ slots }) => slots.flat())

export type Editions = ReadonlyMap<Locale, Edition>

/** Rejects when a file is invalid, or contains less than half of the bundled entries. */
export async function readEditions(download: Download, version: string): Promise<Editions> {
  const read = LANGUAGES.map(
    async ({ code, dataDragon }) => [code, await readEdition(download, `/cdn/${version}/data/${dataDragon}`)] as const,
  )
  return new Map(await Promise.all(read))
}

async function readEdition(download: Download, folder: string): Promise<Edition> {
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
