import { z } from 'zod'
import type { AugmentRarity } from '../rules/augment-rarity.ts'
import { toPlainName, toPlainText } from '../upstream/plain-text.ts'

const LONGEST_TEXT = 8_000

/** Root of the game client's files in the paths of pictures. */
const ASSETS = '/lol-game-data/assets/'

const PICTURE = /^assets\/(?!.*\.\.)[\w/.-]{1,200}\.png$/

/** A number of an augment in its description, such as `@Health@` or `@spell.Augment_Execute:Threshold*100@`. */
const VALUE = /@(?:[\w.]+:)?(\w+)(?:\*(-?\d+(?:\.\d+)?))?@/g

const RARITIES: Readonly<Record<string, AugmentRarity>> = {
  kSilver: 'SILVER',
  kGold: 'GOLD',
  kPrismatic: 'PRISMATIC',
}

const listed = z.array(
  z.object({
    // Placeholders have the number -1.
    id: z.int().max(999_999_999),
    nameTRA: z.string().max(LONGEST_TEXT),
    augmentSmallIconPath: z.string().max(LONGEST_TEXT).default(''),
    rarity: z.string().max(100).default(''),
  }),
)

const described = z.object({
  augments: z.array(
    z.object({
      id: z.int(),
      desc: z.string().max(LONGEST_TEXT).default(''),
      dataValues: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
})

export interface ListedAugment {
  readonly rarity: AugmentRarity | null
  readonly icon: string | null
  readonly name: string
}

/** Reads `cherry-augments.json`: the named augments of every mode, by number. Throws for another shape. */
export function parseAugmentList(body: unknown): ReadonlyMap<number, ListedAugment> {
  const named = listed.parse(body).flatMap(({ id, nameTRA, augmentSmallIconPath, rarity }) => {
    const name = toPlainName(nameTRA)
    if (id <= 0 || name === '') return []
    return [[id, { rarity: RARITIES[rarity] ?? null, icon: toIcon(augmentSmallIconPath), name }] as const]
  })
  return new Map(named)
}

/** Reads the file of the arena: descriptions by number. Throws for another shape. */
export function parseAugmentDescriptions(body: unknown): ReadonlyMap<number, string> {
  const texts = described.parse(body).augments.flatMap(({ id, desc, dataValues }) => {
    const text = toPlainText(fillIn(desc, dataValues))
    return text === null ? [] : [[id, text] as const]
  })
  return new Map(texts)
}

function toIcon(path: string): string | null {
  // Community Dragon stores all files in lower case.
  const icon = path.startsWith(ASSETS) ? path.slice(ASSETS.length).toLowerCase() : ''
  return PICTURE.test(icon) ? icon : null
}

/** Replaces the numbers that the file states. The others remain, so that their sentence is left out. */
function fillIn(description: string, values: Readonly<Record<string, unknown>>): string {
  return description.replace(VALUE, (placeholder, name: string, factor = '1') => {
    const value = Object.hasOwn(values, name) ? values[name] : null
    return typeof value === 'number' ? String(Math.round(value * Number(factor) * 100) / 100) : placeholder
  })
}
