import type { PictureAnswer } from '../../domain/picture.ts'
import type { PictureSubject } from '../../domain/picture-subject.ts'
import { hasSpellGlyph } from './spell-tile.ts'

/** Anybody can ask for spells that don't exist: after that many the log has heard enough. */
const MOST_REPORTED = 100

/**
 * Notes which pictures were drawn, and reports each summoner spell once of which there is none: the sources that may be
 * asked don't have it, or none may be asked and the drawing can't say what the spell does.
 */
export function createMissingSpells(report: (spell: number) => void) {
  const reported = new Set<number>()

  return (subject: PictureSubject, why: Exclude<PictureAnswer['kind'], 'found'>): void => {
    if (subject.kind !== 'spell' || reported.has(subject.id) || reported.size >= MOST_REPORTED) return
    const isMissing = why === 'missing' || (why === 'never' && !hasSpellGlyph(subject.id))
    if (!isMissing) return
    reported.add(subject.id)
    report(subject.id)
  }
}
