import { ZodError } from 'zod'
import {
  DocumentTooLarge,
  InvalidDocument,
  InvalidReference,
  TransactionTooLarge,
} from '../../store/document-store-errors.ts'

/**
 * Processes these ids together, or in halves when their data prevents that, so that one id with invalid data does not hold up
 * the others. `skip` is called with an id that can't be processed even alone. Resolves to the sum of the results. Throws the
 * store's errors.
 */
export async function processTogether(
  ids: readonly string[],
  process: (ids: readonly string[]) => Promise<number>,
  skip: (id: string, cause: unknown) => void,
): Promise<number> {
  try {
    return await process(ids)
  } catch (error) {
    if (!isOfData(error)) throw error
    const [id] = ids
    if (ids.length === 1 && id !== undefined) {
      skip(id, error)
      return 0
    }
    const half = Math.ceil(ids.length / 2)
    const first = await processTogether(ids.slice(0, half), process, skip)
    return first + (await processTogether(ids.slice(half), process, skip))
  }
}

/** True for an error of the data, as opposed to an error of the store. */
function isOfData(error: unknown): boolean {
  return (
    error instanceof TransactionTooLarge ||
    error instanceof ZodError ||
    error instanceof InvalidReference ||
    error instanceof InvalidDocument ||
    error instanceof DocumentTooLarge
  )
}
