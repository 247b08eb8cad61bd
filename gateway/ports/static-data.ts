import type { Locale } from '../domain/locale.ts'

/** A name in a language; English where no translation is known. */
export interface LocalName {
  readonly text: string
  readonly locale: Locale
}

export interface ChampionFacts {
  /** Riot's number of the champion. */
  readonly key: number
  /** Data Dragon's identifier, such as `MonkeyKing`. */
  readonly slug: string
  readonly tags: readonly string[]
  name(locale: Locale): LocalName
}

export interface ItemFacts {
  readonly id: number
  name(locale: Locale): LocalName
}

export interface SummonerSpellFacts {
  readonly key: number
  readonly slug: string
  name(locale: Locale): LocalName
}

export interface RuneFacts {
  readonly id: number
  readonly key: string
  name(locale: Locale): LocalName
}

/** What the game is made of. Every look-up answers at once; `null` means that the number is unknown. */
export interface StaticData {
  champion(key: number): ChampionFacts | null
  /** By Data Dragon's identifier, such as `MonkeyKing`. */
  championBySlug(slug: string): ChampionFacts | null
  item(id: number): ItemFacts | null
  summonerSpell(key: number): SummonerSpellFacts | null
  rune(id: number): RuneFacts | null
  runeStyle(id: number): RuneFacts | null
}
