import type { StaticData } from '../../game-data/services/static-data.ts'
import { proSlugOf } from '../../rosters/rules/pro-scene.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'

/**
 * Paths, without extensions, of a subject's picture in a folder or bucket of the operator. The first path is compatible
 * with older programs, which store runes under Data Dragon's paths.
 */
export function operatorPicturePaths(subject: PictureSubject, staticData: StaticData): readonly [string, ...string[]] {
  switch (subject.kind) {
    case 'champion': {
      const byKey = `champions/icons/${subject.key}`
      return subject.slug === null ? [byKey] : [`champions/icons/${subject.slug}`, byKey]
    }
    case 'augment':
      return [`augments/${subject.id}`]
    case 'item':
      return [`items/${subject.id}`]
    case 'profile-icon':
      return [`profile-icons/${subject.id}`]
    case 'rune':
      return withIcon(staticData.rune(subject.id)?.icon, `runes/${subject.id}`)
    case 'rune-style':
      return withIcon(staticData.runeStyle(subject.id)?.icon, `rune-styles/${subject.id}`)
    case 'spell':
      return [`spells/${subject.id}`]
    case 'lane':
      return [`lanes/${subject.name}`]
    case 'rank':
      return [`ranks/icons/${subject.name.toLowerCase()}`]
    case 'region':
      return [`regions/icons/${subject.name}`]
    case 'player':
      return [`players/${proSlugOf(subject.name)}`]
    case 'team':
      return [`teams/${subject.name.toUpperCase()}`]
  }
}

function withIcon(icon: string | undefined, own: string): readonly [string, ...string[]] {
  return icon === undefined ? [own] : [icon.replace(/\.\w+$/, ''), own]
}
