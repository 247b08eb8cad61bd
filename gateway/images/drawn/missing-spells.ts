import type { PictureSubject } from '../rules/picture-subject.ts'
import type { PictureAnswer } from '../rules/picture.ts'
import { hasSpellEmblem } from './spell-tile.ts'

/** Maximum number of reported spells: any client can request spells that don't exist, and the log must not fill with them. */
const MAX_REPORTED = 100

/**
 * Creates a function that takes each drawn picture and reports each missing summoner spell once. A spell is missing if no
 * source has it, or if sources may not be used and the drawing can't show the effect of the spell.
 */
export function createMissingSpells(report: (spell: number) => void) {
  const reported = new Set<number>()

  return (subject: PictureSubject, why: Exclude<PictureAnswer['kind'], 'found'>): void => {
    if (subject.kind !== 'spell' || reported.has(subject.id) || reported.size >= MAX_REPORTED) return
    const isMissing = why === 'missing' || (why === 'never' && !hasSpellEmblem(subject.id))
    if (!isMissing) return
    reported.add(subject.id)
    report(subject.id)
  }
}
