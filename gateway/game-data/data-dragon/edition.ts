import { z } from 'zod'
import { toPlainName, toPlainText } from '../upstream/plain-text.ts'

/** Far above the longest text of the game: a longer one is invalid. */
const LONGEST_TEXT = 8_000

const DUPLICATE_SLUG = /^Jade_|_Jade$/

/** First number of the champions that Data Dragon repeats for a game mode. */
const FIRST_DUPLICATE_KEY = 60_000

const markup = z.string().max(LONGEST_TEXT)
/** Empty when there is none. Some names have a price on a second line. */
const name = markup.transform(toPlainName)
const description = markup.default('').transform((text) => toPlainText(text))

const number = z.int().min(0).max(999_999_999)
const digits = z.string().regex(/^\d{1,9}$/)
const identifier = z.string().regex(/^\w{1,60}$/)
const picturePath = z.string().regex(/^(?!.*\.\.)\w[\w ./()'-]*$/)

const champion = z.object({
  id: identifier,
  key: digits.transform(Number),
  name,
  tags: z.array(z.string()).default([]),
})

const item = z.object({
  name,
  description,
  gold: z.object({ total: number }).optional(),
  tags: z.array(z.string()).default([]),
})

const summonerSpell = z.object({ id: identifier, key: digits.transform(Number), name, description })

const rune = z
  .object({ id: number, key: identifier, icon: picturePath, name, longDesc: description, shortDesc: description })
  .transform(({ longDesc, shortDesc, ...rest }) => ({ ...rest, description: longDesc ?? shortDesc }))

const runeStyle = z.object({
  id: number,
  key: identifier,
  icon: picturePath,
  name,
  slots: z.array(z.object({ runes: z.array(rune) }).transform(({ runes }) => runes.filter(isNamed))),
})

const championFile = z.object({ data: z.record(z.string(), champion) })
const itemFile = z.object({ data: z.record(digits, item) })
const summonerSpellFile = z.object({ data: z.record(z.string(), summonerSpell) })
const versionList = z.tuple([z.string().regex(/^\d{1,6}(?:\.\d{1,6})+$/)], z.string())

type Champion = z.infer<typeof champion>
type Item = z.infer<typeof item>
type SummonerSpell = z.infer<typeof summonerSpell>
type Rune = z.infer<typeof rune>
type RuneStyle = z.infer<typeof runeStyle>

/** Data Dragon's files of one language, by number. Entries without a name are left out, because they can't be identified. */
export interface Edition {
  readonly champions: ReadonlyMap<number, Champion>
  readonly items: ReadonlyMap<number, Item>
  readonly summonerSpells: ReadonlyMap<number, SummonerSpell>
  /** In Data Dragon's order. */
  readonly runeStyles: ReadonlyMap<number, RuneStyle>
}

/** `versions.json`: the newest version. Throws for another shape, like all of these functions. */
export function parseNewestVersion(body: unknown): string {
  const [newest] = versionList.parse(body)
  return newest
}

/** `champion.json`. */
export function parseChampions(body: unknown): Edition['champions'] {
  const champions = Object.values(championFile.parse(body).data)
    .filter(isNamed)
    .filter(({ id, key }) => !DUPLICATE_SLUG.test(id) && key < FIRST_DUPLICATE_KEY)
  return new Map(champions.map((entry) => [entry.key, entry]))
}

/** `item.json`. */
export function parseItems(body: unknown): Edition['items'] {
  const items = Object.entries(itemFile.parse(body).data).filter(([, entry]) => isNamed(entry))
  return new Map(items.map(([id, entry]) => [Number(id), entry]))
}

/** `summoner.json`. */
export function parseSummonerSpells(body: unknown): Edition['summonerSpells'] {
  const spells = Object.values(summonerSpellFile.parse(body).data)
    .filter(isNamed)
    .filter(({ id }) => !DUPLICATE_SLUG.test(id))
  return new Map(spells.map((entry) => [entry.key, entry]))
}

/** `runesReforged.json`. */
export function parseRuneStyles(body: unknown): Edition['runeStyles'] {
  const styles = z.array(runeStyle).parse(body).filter(isNamed)
  return new Map(styles.map((entry) => [entry.id, entry]))
}

export function runesOf(styles: Edition['runeStyles']): ReadonlyMap<number, Rune> {
  return new Map(
    styles
      .values()
      .flatMap(({ slots }) => slots.flat())
      .map((entry) => [entry.id, entry]),
  )
}

function isNamed({ name }: { readonly name: string }): boolean {
  return name !== ''
}
