import { Refusal, retryTimeOf, unexpected } from '../gateway/http/refusal.ts'
import { MAX_ROWS, type Part } from './export.ts'
import type { FileEnd, FileFormat, FileHead, Shortfall } from './file-formats.ts'

interface FileOptions {
  readonly format: FileFormat
  readonly head: Omit<FileHead, 'about'>
  readonly first: Part
  readonly others: AsyncIterable<Part>
  /** Called with the error that ended the file early. */
  readonly onFailure: (error: unknown) => void
  /** In milliseconds since 1970. */
  readonly now: () => number
}

/** Writes a file piece by piece. An early end is written as the last piece, so an incomplete file never looks complete. */
export async function* readFile({
  format,
  head,
  first,
  others,
  onFailure,
  now,
}: FileOptions): AsyncGenerator<string, void> {
  let { next, missing } = first
  let rowCount = first.rows.length
  yield format.head({ ...head, about: first.about }) + format.rows(first.rows, head.columns, 0)
  try {
    for await (const part of others) {
      yield format.rows(part.rows, head.columns, rowCount)
      rowCount += part.rows.length
      next = part.next
      missing += part.missing
    }
  } catch (error) {
    onFailure(error)
    yield format.end({ rowCount, next, shortfall: toShortfall(error, now()) })
    return
  }
  yield format.end({ rowCount, next, shortfall: findShortfall({ rowCount, next }, missing) })
}

function toShortfall(error: unknown, now: number): Shortfall {
  const refusal = error instanceof Refusal ? error : unexpected()
  const { code, message } = refusal
  return { code, message, retryAt: retryTimeOf(refusal, now) }
}

/** Null for a file with all rows that were asked for. */
function findShortfall({ rowCount, next }: Omit<FileEnd, 'shortfall'>, missing: number): Shortfall | null {
  if (missing > 0) {
    const message = `${missing} rows could not be fetched from Riot. Try again later.`
    return { code: 'ROWS_MISSING', message, retryAt: null }
  }
  if (next === null || rowCount < MAX_ROWS) return null
  return { code: 'TOO_MANY_ROWS', message: `An export has at most ${MAX_ROWS} rows.`, retryAt: null }
}
