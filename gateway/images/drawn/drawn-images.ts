import type { PictureSubject } from '../rules/picture-subject.ts'
import { drawAugment } from './augment-hex.ts'
import { drawChampion } from './champion-tile.ts'
import { drawItem } from './item-tile.ts'
import { drawLane } from './lane-glyph.ts'
import { drawPlayer } from './player-portrait.ts'
import { drawProfileIcon } from './profile-icon.ts'
import { drawRank } from './rank-emblem.ts'
import { drawRegion } from './region-badge.ts'
import { drawRune, drawRuneStyle } from './rune-disc.ts'
import { drawSpell } from './spell-tile.ts'
import { drawTeam } from './team-shield.ts'

/**
 * Draws a subject as an SVG of at most 3,000 bytes, in place of art that we may not ship. Names that any user could have
 * invented are never copied into it.
 */
export function drawPicture(subject: PictureSubject): string {
  switch (subject.kind) {
    case 'champion':
      return drawChampion(subject)
    case 'augment':
      return drawAugment(subject)
    case 'item':
      return drawItem(subject.id)
    case 'profile-icon':
      return drawProfileIcon(subject.id)
    case 'rune':
      return drawRune(subject.id)
    case 'rune-style':
      return drawRuneStyle(subject.id)
    case 'spell':
      return drawSpell(subject.id)
    case 'lane':
      return drawLane(subject.name)
    case 'rank':
      return drawRank(subject.name)
    case 'region':
      return drawRegion(subject.name)
    case 'player':
      return drawPlayer(subject.name)
    case 'team':
      return drawTeam(subject.name)
  }
}
