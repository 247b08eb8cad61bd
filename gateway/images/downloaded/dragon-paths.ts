import type { Lane } from '../../game-data/rules/lane.ts'
import type { Augments } from '../../game-data/services/augments.ts'
import type { StaticData } from '../../game-data/services/static-data.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'

/** Location of a picture: a host, and a path on it that begins with a slash and is safe in a URL. */
export interface DragonPlace {
  readonly host: 'dataDragon' | 'communityDragon'
  readonly path: string
}

export interface GameData {
  readonly staticData: StaticData
  readonly augments: Augments
}

/** Limit of profile picture numbers. About 7,000 existed in 2026, and the product has no table of them. */
export const LARGEST_PROFILE_ICON = 99_999

const COMMUNITY_ASSETS = '/latest/plugins/rcp-fe-lol-static-assets/global/default'
const COMMUNITY_GAME_DATA = '/latest/plugins/rcp-be-lol-game-data/global/default'

const POSITIONS: Readonly<Record<Lane, string>> = {
  TOP: 'top',
  JUNGLE: 'jungle',
  MIDDLE: 'middle',
  BOTTOM: 'bottom',
  UTILITY: 'utility',
}

/**
 * Locations of a subject's picture, the best first; empty when there is none. A path contains no input of a visitor:
 * its words come from game data, and its numbers are those of known things or of profile pictures. `version` is Data
 * Dragon's, such as `16.15.1`. While it is null, versioned pictures have no path.
 */
export function dragonPlacesOf(
  subject: PictureSubject,
  { staticData, augments }: GameData,
  version: string | null,
): readonly DragonPlace[] {
  switch (subject.kind) {
    case 'champion': {
      const champion = staticData.champion(subject.key)
      if (champion === null) return []
      return [
        ...versioned(version, `/img/champion/${encodeURIComponent(champion.slug)}.png`),
        { host: 'communityDragon', path: `${COMMUNITY_GAME_DATA}/v1/champion-icons/${champion.key}.png` },
      ]
    }
    case 'augment': {
      const icon = augments.find(subject.id)?.icon ?? null
      return icon === null ? [] : [{ host: 'communityDragon', path: `${COMMUNITY_GAME_DATA}/${icon}` }]
    }
    case 'item': {
      const item = staticData.item(subject.id)
      return item === null ? [] : versioned(version, `/img/item/${item.id}.png`)
    }
    case 'spell': {
      const spell = staticData.summonerSpell(subject.id)
      return spell === null ? [] : versioned(version, `/img/spell/${encodeURIComponent(spell.slug)}.png`)
    }
    case 'profile-icon':
      return subject.id > LARGEST_PROFILE_ICON ? [] : versioned(version, `/img/profileicon/${subject.id}.png`)
    case 'rune':
      return unversioned(staticData.rune(subject.id)?.icon)
    case 'rune-style':
      return unversioned(staticData.runeStyle(subject.id)?.icon)
    case 'lane':
      return [{ host: 'communityDragon', path: `${COMMUNITY_ASSETS}/svg/position-${POSITIONS[subject.name]}.svg` }]
    case 'rank':
      if (subject.name === 'UNKNOWN') return []
      return [
        {
          host: 'communityDragon',
          path: `${COMMUNITY_ASSETS}/images/ranked-mini-crests/${subject.name.toLowerCase()}.png`,
        },
      ]
    case 'region':
    case 'player':
    case 'team':
      return []
  }
}

function versioned(version: string | null, path: string): readonly DragonPlace[] {
  return version === null ? [] : [{ host: 'dataDragon', path: `/cdn/${version}${path}` }]
}

function unversioned(icon: string | undefined): readonly DragonPlace[] {
  if (icon === undefined) return []
  return [{ host: 'dataDragon', path: `/cdn/img/${icon.split('/').map(encodeURIComponent).join('/')}` }]
}
