import { OperatorError } from '../shared/operator-error.ts'

/**
 * Format of the stores that this program writes, in both drivers. A release raises it when an older release could not read
 * its documents, or would damage them. 1: JSON only. 2: documents with bytes, matches with Riot's payload.
 */
export const STORE_FORMAT = 2

/** Thrown for a store that a later version of the product has written. */
export class UnsupportedStoreFormat extends OperatorError {
  override readonly name = 'UnsupportedStoreFormat'

  /** `place` is a path, or the name of a Firestore. */
  constructor(place: string, format: number) {
    super(
      `${place} was written by a later version of this program (store format ${format}, this one knows ${STORE_FORMAT}); ` +
        'start that version, or choose another store',
    )
  }
}
