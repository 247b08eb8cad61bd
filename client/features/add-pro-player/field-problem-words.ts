import type { TFunction } from 'i18next'
import type { FieldName, FieldProblem } from './roster-fields.ts'

/** Null when the field is valid. */
export function fieldProblemWords(name: FieldName, problem: FieldProblem | undefined, t: TFunction): string | null {
  switch (problem?.rule) {
    case undefined:
      return null
    case 'REQUIRED':
      return t(`addProPlayer.problem.required.${name}`)
    case 'TOO_LONG':
      return t('addProPlayer.problem.tooLong', { count: problem.limit ?? 0 })
    case 'INVALID':
      return t(`addProPlayer.problem.invalid.${name}`)
    case 'UNKNOWN':
      return t(`addProPlayer.problem.unknown.${name}`)
    case 'UNCHANGED':
      return t(name === 'league' ? 'addProPlayer.problem.teamless' : 'addProPlayer.problem.unchanged')
    case 'UNASKED':
      return t('addProPlayer.problem.unasked')
  }
}
