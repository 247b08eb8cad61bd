import { LANES, type Lane } from './lane.ts'
import { TIERS, type Tier } from './rank.ts'
import { REGIONS, type Region } from './region.ts'

/** What a picture is of. Every number is a whole one below 1,000,000,000. */
export type PictureSubject =
  | PictureOfChampion
  | PictureOfNumbered
  | { readonly kind: 'lane'; readonly name: Lane }
  | { readonly kind: 'rank'; readonly name: Tier }
  | { readonly kind: 'region'; readonly name: Region }
  /** A name that anybody may have made up: 1 to 64 characters without control characters and slashes. */
  | { readonly kind: 'player' | 'team'; readonly name: string }

/** A champion, as far as pictures need it. */
export interface PictureOfChampion {
  readonly kind: 'champion'
  /** Riot's number of the champion. */
  readonly key: number
  /** Data Dragon's identifier; null for a champion that the tables do not know yet. */
  readonly slug: string | null
  /** Empty when it is not known. */
  readonly name: string
}

/** Something that Riot has a number for. */
export interface PictureOfNumbered {
  readonly kind: 'item' | 'profile-icon' | 'rune' | 'rune-style' | 'spell'
  readonly id: number
}

/** What of the game has to be known to understand the path of a picture. */
export interface NamedInGame {
  /** The champion of a key, which is a number, or of a Data Dragon slug; null when there is none. */
  readonly findChampion: (keyOrSlug: number | string) => Omit<PictureOfChampion, 'kind'> | null
  /** The rune, or the tree of runes, of a path of Data Dragon's such as `perk-images/Styles/7200_Domination.png`. */
  readonly findRune: (icon: string) => PictureOfNumbered | null
}

/**
 * What the picture at a decoded path below `/images/` is of, such as that at `teams/T1.png`; its ending does not matter.
 * Null when there is no such kind of picture, or the name can't be one of its kind. Item 0 is an empty slot.
 */
export function findPictureSubject(path: string, { findChampion, findRune }: NamedInGame): PictureSubject | null {
  if (path.startsWith('perk-images/')) return findRune(path)
  const { kind = '', name = '' } = PATH.exec(path)?.groups ?? {}
  switch (kind) {
    case 'champions/icons':
      return findChampionNamed(name, findChampion)
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
      return findOneOf('rank', TIERS, name)
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

/** Longer names belong to nobody, and nobody's name holds control characters. */
const NAME = /^\P{C}{1,64}$/u

function findChampionNamed(name: string, findChampion: NamedInGame['findChampion']): PictureOfChampion | null {
  if (!NUMBER.test(name)) {
    const champion = findChampion(name)
    return champion && { kind: 'champion', ...champion }
  }
  // Matches name champions that the tables do not know yet.
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
