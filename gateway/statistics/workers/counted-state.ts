import type { DocumentRef, StoredDocument } from '../../store/document-store.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import type { StatisticsState } from '../collections/statistics-state.ts'
import { refuseLaterForm } from '../rules/counted-form.ts'

export const STATISTICS_STATE_REF: DocumentRef = { collection: statisticsStateCollection.name, id: STATISTICS_STATE_ID }

interface Reader {
  get(ref: DocumentRef): Promise<StoredDocument | null>
}

/** Null before the first count. Throws `UnsupportedCountedForm` when a later version has counted: the worker would damage it. */
export async function findCountedState(reader: Reader): Promise<StatisticsState | null> {
  const document = await reader.get(STATISTICS_STATE_REF)
  refuseLaterForm(document?.data ?? null, 'the store')
  return document === null ? null : statisticsStateCollection.schema.parse(document.data)
}
