import type { Locale } from '../domain/locale.ts'

/** A text in a language; English where no translation is known. */
export interface LocalText {
  readonly text: string
  readonly locale: Locale
}

export interface ChampionFacts {
  /** Riot's number of the champion. */
  readonly key: number
  /** Data Dragon's identifier, such as `MonkeyKing`. */
  readonly slug: string
  /** What the champion is good at, in Riot's English words: such as `Mage`. */
  readonly tags: readonly string[]
  name(locale: Locale): LocalText
}

export interface ItemFacts {
  readonly id: number
  /** The whole price in the shop, with that of what it is made of; `null` when unknown. */
  readonly gold: number | null
  name(locale: Locale): LocalText
  /** Plain text, its lines ended by `\n`; `null` when unknown. */
  description(locale: Locale): LocalText | null
}

export interface SummonerSpellFacts {
  /** Riot's number of the spell. */
  readonly key: number
  /** Data Dragon's identifier, such as `SummonerFlash`. */
  readonly slug: string
  name(locale: Locale): LocalText
  /** Plain text, its lines ended by `\n`; `null` when unknown. */
  description(locale: Locale): LocalText | null
}

export interface RuneFacts {
  readonly id: number
  /** Data Dragon's identifier, such as `DarkHarvest`. */
  readonly key: string
  /** Data Dragon's path of the picture, to be put behind `/cdn/img/`. */
  readonly icon: string
  name(locale: Locale): LocalText
  /** Plain text, its lines ended by `\n`; `null` when unknown. */
  description(locale: Locale): LocalText | null
}

/** A tree of runes. */
export interface RuneStyleFacts {
  readonly id: number
  /** Data Dragon's identifier, such as `Domination`. */
  readonly key: string
  /** Data Dragon's path of the picture, to be put behind `/cdn/img/`. */
  readonly icon: string
  name(locale: Locale): LocalText
  /** The rows of the tree from the top: first the keystones. */
  readonly slots: readonly (readonly RuneFacts[])[]
}

/**
 * What the game is made of. Every look-up answers at once; `null` means that the number is unknown. What comes with the
 * product stays known when it leaves the game, for the sake of old matches. The facts may be newer at the next call.
 */
export interface StaticData {
  champion(key: number): ChampionFacts | null
  /** By Data Dragon's identifier, such as `MonkeyKing`, exactly as it is written. */
  championBySlug(slug: string): ChampionFacts | null
  item(id: number): ItemFacts | null
  summonerSpell(key: number): SummonerSpellFacts | null
  rune(id: number): RuneFacts | null
  runeStyle(id: number): RuneStyleFacts | null
  /** In the order of their English names. */
  listChampions(): readonly ChampionFacts[]
  /** By number. */
  listItems(): readonly ItemFacts[]
  /** By number. */
  listSummonerSpells(): readonly SummonerSpellFacts[]
  /** The trees that can be chosen today, in Data Dragon's order. */
  listRuneStyles(): readonly RuneStyleFacts[]
}
