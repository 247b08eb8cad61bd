import type { StaticData } from '../../game-data/services/static-data.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'
import { LARGEST_PROFILE_ICON } from './dragon-paths.ts'
import { operatorPicturePaths } from './operator-picture-paths.ts'

/** The look-ups in the pro scene that pictures need. */
export type KnownPros = Pick<ProSceneView, 'findTeam' | 'findPlayerByName'>

/** Such as `teams/T1.png`. Null for unknown subjects: each request costs the operator money, and visitors can invent names. */
export function findStorageObject(subject: PictureSubject, staticData: StaticData, pros: KnownPros): string | null {
  const known = findKnown(subject, staticData, pros)
  return known && `${operatorPicturePaths(known, staticData)[0]}.png`
}

/** The subject under its canonical name; null when it is unknown. */
function findKnown(subject: PictureSubject, staticData: StaticData, pros: KnownPros): PictureSubject | null {
  switch (subject.kind) {
    case 'team': {
      const team = pros.findTeam(subject.name)
      return team && { kind: 'team', name: team.code }
    }
    case 'player': {
      const player = pros.findPlayerByName(subject.name)
      return player && { kind: 'player', name: player.slug }
    }
    case 'lane':
    case 'rank':
    case 'region':
      return subject
    case 'champion':
      return subject.slug === null ? null : subject
    case 'augment':
      return subject.rarity === null ? null : subject
    case 'item':
      return staticData.item(subject.id) && subject
    case 'profile-icon':
      return subject.id > LARGEST_PROFILE_ICON ? null : subject
    case 'rune':
      return isStatShard(subject.id) ? subject : staticData.rune(subject.id) && subject
    case 'rune-style':
      return staticData.runeStyle(subject.id) && subject
    case 'spell':
      return staticData.summonerSpell(subject.id) && subject
  }
}

/** Stat shards belong to no rune tree, and no table lists them. */
function isStatShard(id: number): boolean {
  return id > 5_000 && id < 5_100
}
