import { readFile } from 'node:fs/promises'
import type { Clock } from '../../shared/clock.ts'
import { OperatorError } from '../../shared/operator-error.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { leaguesCollection } from '../collections/leagues.ts'
import { importRoster } from './import-roster.ts'
import { BrokenRosterFile } from './roster-problems.ts'

export interface RosterSeeds {
  /** Text of the roster file that is imported into a store without leagues, and never again; null for none. */
  readonly bundled: string | null
  /** Null without a file. The same content is imported only once. */
  readonly file: string | null
}

/** Thrown when the operator's roster file can't be imported; the message says how to fix it. */
class UnusableRosterFile extends OperatorError {
  override readonly name = 'UnusableRosterFile'
}

/** Name of the operator's file in the store, independent of its path. */
const SOURCE = 'ROSTER_FILE'

/** Runs before anything reads the rosters. Throws {@link UnusableRosterFile}. */
export async function seedRosters(store: DocumentStore, clock: Clock, { bundled, file }: RosterSeeds): Promise<void> {
  const [league] = await openCollection(store, leaguesCollection).list({ limit: 1 })
  if (league === undefined && bundled !== null) await importRoster(store, clock, { text: bundled })
  if (file === null) return
  try {
    await importRoster(store, clock, { text: await readFile(file, 'utf8'), source: SOURCE })
  } catch (error) {
    if (!(error instanceof BrokenRosterFile) && !isUnreadable(error)) throw error
    throw new UnusableRosterFile(`The ROSTER_FILE ${file} can't be imported:\n${error.message}`, { cause: error })
  }
}

/** Returns true for an operating system error while reading a file. */
function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
