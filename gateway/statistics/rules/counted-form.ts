import { OperatorError } from '../../shared/operator-error.ts'
import type { StatisticsState } from '../collections/statistics-state.ts'
import { COUNTED_FORM } from './statistics-state.ts'

/** Thrown for statistics that a later version of the product has written. */
export class UnsupportedCountedForm extends OperatorError {
  override readonly name = 'UnsupportedCountedForm'

  /** `place` is a path, or the name of a Firestore. */
  constructor(place: string, form: number) {
    super(
      `The statistics in ${place} were written by a later version of this program (counted form ${form}, this one knows ` +
        `${COUNTED_FORM}), and this one leaves them unchanged; start that version, or choose another store`,
    )
  }
}

/** `state` is the document as it is stored, because its other fields may have changed, too; null when there is none. */
export function refuseLaterForm(state: { readonly [field: string]: unknown } | null, place: string): void {
  const form = state?.['form']
  if (typeof form === 'number' && form > COUNTED_FORM) throw new UnsupportedCountedForm(place, form)
}

/** Returns the form of statistics that this version is going to count again; null for those of its own form, and before the first count. */
export function findOlderForm(state: { readonly [field: string]: unknown } | null): number | null {
  if (state === null) return null
  // The first release that counted did not store its form.
  const form = typeof state['form'] === 'number' ? state['form'] : 1
  return form < COUNTED_FORM ? form : null
}

/** True before the first count, after a release with another counted form, and during a recount or after one that broke off. */
export function isOutdated(state: StatisticsState | null): boolean {
  return state === null || state.form < COUNTED_FORM || state.recount !== null
}
