import type { Locale } from '../../../languages.ts'
import type { LocalText } from '../../shared/local-text.ts'

export interface ChampionFacts {
  /** Riot's number of the champion. */
  readonly key: number
  /** Data Dragon's identifier, such as `MonkeyKing`. */
  readonly slug: string
  /** The champion's strengths, in Riot's English terms, such as `Mage`. */
  readonly tags: readonly string[]
  name(locale: Locale): LocalText
}

export interface ItemFacts {
  readonly id: number
  /** Total price in the shop, including the components; `null` when unknown. */
  readonly gold: number | null
  readonly boots: boolean
  name(locale: Locale): LocalText
  /** Plain text with lines separated by `\n`; `null` when unknown. */
  description(locale: Locale): LocalText | null
}

export interface SummonerSpellFacts {
  /** Riot's number of the spell. */
  readonly key: number
  /** Data Dragon's identifier, such as `SummonerFlash`. */
  readonly slug: string
  name(locale: Locale): LocalText
  /** Plain text with lines separated by `\n`; `null` when unknown. */
  description(locale: Locale): LocalText | null
}

export interface RuneFacts {
  readonly id: number
  /** Data Dragon's identifier, such as `DarkHarvest`. */
  readonly key: string
  /** Data Dragon's path of the picture, below `/cdn/img/`. */
  readonly icon: string
  name(locale: Locale): LocalText
  /** Plain text with lines separated by `\n`; `null` when unknown. */
  description(locale: Locale): LocalText | null
}

export interface RuneStyleFacts {
  readonly id: number
  /** Data Dragon's identifier, such as `Domination`. */
  readonly key: string
  /** Data Dragon's path of the picture, below `/cdn/img/`. */
  readonly icon: string
  name(locale: Locale): LocalText
  /** The rows of the tree from the top; the first has the keystones. */
  readonly slots: readonly (readonly RuneFacts[])[]
}

/**
 * Static data of the game. Every look-up returns at once; `null` means that the number is unknown. Data shipped with the
 * product stays known after it leaves the game, for the sake of old matches. The next call can return newer data.
 */
export interface StaticData {
  champion(key: number): ChampionFacts | null
  /** Looks up Data Dragon's identifier, such as `MonkeyKing`, with exact spelling. */
  championBySlug(slug: string): ChampionFacts | null
  item(id: number): ItemFacts | null
  summonerSpell(key: number): SummonerSpellFacts | null
  rune(id: number): RuneFacts | null
  runeStyle(id: number): RuneStyleFacts | null
  /** Sorted by their English names. */
  listChampions(): readonly ChampionFacts[]
  /** Sorted by number. */
  listItems(): readonly ItemFacts[]
  /** Sorted by number. */
  listSummonerSpells(): readonly SummonerSpellFacts[]
  /** The trees that players can choose today, in Data Dragon's order. */
  listRuneStyles(): readonly RuneStyleFacts[]
}
