import { LANGUAGES, type Locale } from '../../../languages.ts'
import type { Download } from '../upstream/download.ts'
import { textsIn } from '../upstream/local-texts.ts'
import { refuseHalf } from '../upstream/refuse-half.ts'
import { parseAugmentDescriptions, parseAugmentList } from './augment-files.ts'
import type { AugmentDescriptions, AugmentRow, AugmentRows } from './augment-rows.ts'
import { ARENA_AUGMENTS } from './bundled-augments.ts'

const GAME_DATA = '/latest/plugins/rcp-be-lol-game-data/global'
const ARENA = '/latest/cdragon/arena'

/**
 * Reads the lists of all languages. English decides which augments exist; the others add their names. Rejects when a list is
 * invalid, or contains less than half of the arena's bundled augments.
 */
export async function readAugmentRows(download: Download): Promise<AugmentRows> {
  const lists = await readEach(({ code, dataDragon }) => {
    const folder = code === 'en' ? 'default' : dataDragon.toLowerCase()
    return download(`${GAME_DATA}/${folder}/v1/cherry-augments.json`, parseAugmentList)
  })
  const rows = new Map<number, AugmentRow>()
  for (const [id, { rarity, icon, name }] of lists.get('en') ?? []) {
    rows.set(id, { id, rarity, icon, names: { ...textsIn((locale) => lists.get(locale)?.get(id)?.name), en: name } })
  }
  // The versions of ARAM: Mayhem leave with that mode.
  refuseHalf(rows, ARENA_AUGMENTS, ({ id }) => id)
  return rows
}

/** Reads the arena's files of all languages. Rejects when one of them is invalid. */
export async function readAugmentDescriptions(download: Download): Promise<AugmentDescriptions> {
  const files = await readEach(({ dataDragon }) =>
    download(`${ARENA}/${dataDragon.toLowerCase()}.json`, parseAugmentDescriptions),
  )
  const ids = new Set(files.values().flatMap((texts) => texts.keys()))
  return new Map(ids.values().map((id) => [id, textsIn((locale) => files.get(locale)?.get(id))]))
}

async function readEach<File>(
  read: (language: (typeof LANGUAGES)[number]) => Promise<File>,
): Promise<ReadonlyMap<Locale, File>> {
  return new Map(await Promise.all(LANGUAGES.map(async (language) => [language.code, await read(language)] as const)))
}
