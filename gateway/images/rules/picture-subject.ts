import { STANDING_TIERS, type StandingTier } from '../../accounts/rules/rank.ts'
import type { AugmentRarity } from '../../game-data/rules/augment-rarity.ts'
import { LANES, type Lane } from '../../game-data/rules/lane.ts'
import { REGIONS, type Region } from '../../shared/region.ts'

/** Every number is a whole number below 1,000,000,000. */
export type PictureSubject =
  | PictureOfChampion
  | PictureOfNumbered
  | PictureOfAugment
  | { readonly kind: 'lane'; readonly name: Lane }
  | { readonly kind: 'rank'; readonly name: StandingTier }
  | { readonly kind: 'region'; readonly name: Region }
  /** A name that may be made up: 1 to 64 characters, without control characters and slashes. */
  | { readonly kind: 'player' | 'team'; readonly name: string }

export interface PictureOfChampion {
  readonly kind: 'champion'
  /** Riot's numeric champion id. */
  readonly key: number
  /** Data Dragon's id; null for a champion that the tables do not contain yet. */
  readonly slug: string | null
  /** Empty when unknown. */
  readonly name: string
}

/** A subject with a numeric id of Riot's. */
export interface PictureOfNumbered {
  readonly kind: 'item' | 'profile-icon' | 'rune' | 'rune-style' | 'spell'
  readonly id: number
}

export interface PictureOfAugment {
  readonly kind: 'augment'
  readonly id: number
  /** Null when unknown. */
  readonly rarity: AugmentRarity | null
}

export interface NamedInGame {
  /** Takes a numeric key or a Data Dragon slug. */
  readonly findChampion: (keyOrSlug: number | string) => Omit<PictureOfChampion, 'kind'> | null
  /** Takes a Data Dragon path such as `perk-images/Styles/7200_Domination.png`. */
  readonly findRune: (icon: string) => PictureOfNumbered | null
  /** Returns the rarity of an augment; null when it is unknown. */
  readonly findRarity: (augmentId: number) => AugmentRarity | null
}

/**
 * Returns the subject of a decoded path below `/images/`, such as `teams/T1.png`; the file extension does not matter.
 * Null for an unknown kind of picture, or a name that can't belong to its kind. Item 0 is an empty slot.
 */
export function findPictureSubject(
  path: string,
  { findChampion, findRune, findRarity }: NamedInGame,
): PictureSubject | null {
  if (path.startsWith('perk-images/')) return findRune(path)
  const { kind = '', name = '' } = PATH.exec(path)?.groups ?? {}
  switch (kind) {
    case 'champions/icons':
      return findChampionNamed(name, findChampion)
    case 'augments':
      return NUMBER.test(name) ? { kind: 'augment', id: Number(name), rarity: findRarity(Number(name)) } : null
    case 'items':
      return Number(name) === 0 ? null : findNumbered('item', name)
    case 'profile-icons':
      return findNumbered('profile-icon', name)
    case 'rune-styles':
      return findNumbered('rune-style', name)
    case 'runes':
      return findNumbered('rune', name)
    case 'spells':
      return findNumbered('spell', name)
    case 'lanes':
      return findOneOf('lane', LANES, name)
    case 'ranks/icons':
      return findOneOf('rank', STANDING_TIERS, name)
    case 'regions/icons':
      return findOneOf('region', REGIONS, name)
    case 'players':
      return findNamed('player', name)
    case 'teams':
      return findNamed('team', name)
    default:
      return null
  }
}

const PATH = /^(?<kind>[a-z-]+(?:\/icons)?)\/(?<name>[^/]+)\.(?:png|svg|webp|jpe?g)$/

const NUMBER = /^\d{1,9}$/

/** No name is longer, and no name contains control characters. */
const NAME = /^\P{C}{1,64}$/u

function findChampionNamed(name: string, findChampion: NamedInGame['findChampion']): PictureOfChampion | null {
  if (!NUMBER.test(name)) {
    const champion = findChampion(name)
    return champion && { kind: 'champion', ...champion }
  }
  // Matches can contain champions that the tables do not contain yet.
  const key = Number(name)
  return { kind: 'champion', ...(findChampion(key) ?? { key, slug: null, name: '' }) }
}

function findNumbered(kind: PictureOfNumbered['kind'], name: string): PictureOfNumbered | null {
  return NUMBER.test(name) ? { kind, id: Number(name) } : null
}

function findNamed(kind: 'player' | 'team', name: string): PictureSubject | null {
  return NAME.test(name) ? { kind, name } : null
}

function findOneOf<Kind extends string, Name extends string>(
  kind: Kind,
  names: readonly Name[],
  wanted: string,
): { readonly kind: Kind; readonly name: Name } | null {
  const name = names.find((each) => each === wanted.toUpperCase())
  return name === undefined ? null : { kind, name }
}
