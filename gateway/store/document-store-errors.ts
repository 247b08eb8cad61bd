import { OperatorError } from '../shared/operator-error.ts'
import type { DocumentRef, IndexDeclaration } from './document-store.ts'

/** Thrown for a collection name or a document id that can't be stored. */
export class InvalidReference extends Error {
  override readonly name = 'InvalidReference'

  constructor(what: 'collection' | 'document id', value: string, rule: string) {
    super(`Invalid ${what} ${JSON.stringify(value)}: it must ${rule}`)
  }
}

/** Thrown for a document with content that can't be stored. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument'

  /** @param path The path of the offending value; empty for the document itself. */
  constructor({ collection, id }: DocumentRef, path: readonly string[], rule: string) {
    super(`Invalid document ${collection}/${id}: ${path.length === 0 ? 'it' : path.join('.')} must ${rule}`)
  }
}

/** Thrown for a document over the size that every driver can store. */
export class DocumentTooLarge extends Error {
  override readonly name = 'DocumentTooLarge'
  readonly collection: string
  readonly id: string
  /** Size as Firestore counts it. */
  readonly bytes: number

  constructor({ collection, id }: DocumentRef, bytes: number, limit: number) {
    super(`Document ${collection}/${id} is too large: ${bytes} bytes, where ${limit} are allowed; split it`)
    this.collection = collection
    this.id = id
    this.bytes = bytes
  }
}

/** Thrown for a query that breaks a rule of `DocumentQuery`. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery'

  constructor(collection: string, rule: string) {
    super(`Invalid query of ${collection}: ${rule}`)
  }
}

/** Thrown for a query whose index is not declared. */
export class MissingIndex extends Error {
  override readonly name = 'MissingIndex'
  readonly declaration: IndexDeclaration

  constructor(declaration: IndexDeclaration) {
    const { collection, ...index } = declaration
    super(`A query of ${collection} needs an index; add to the indexes of that collection: ${JSON.stringify(index)}`)
    this.declaration = declaration
  }
}

/** Thrown for a read after a write, or for any use of a transaction whose body has ended. */
export class TransactionMisused extends Error {
  override readonly name = 'TransactionMisused'
}

/** Thrown when other writers changed the documents that a transaction had read, in every attempt. Nothing was written. */
export class TransactionContended extends OperatorError {
  override readonly name = 'TransactionContended'

  constructor(attempts: number) {
    super(`The transaction met a conflict in each of ${attempts} attempts; let fewer writers share its documents`)
  }
}

/** Thrown for a transaction that writes more than the store accepts at once. Nothing was written; parts of it may fit. */
export class TransactionTooLarge extends Error {
  override readonly name = 'TransactionTooLarge'

  constructor(characters: number, limit: number) {
    super(`The transaction writes ${characters} characters, where ${limit} are allowed at once; split it`)
  }
}

/** Thrown when another process locks the store for longer than any regular commit takes. Nothing was written. */
export class StoreLocked extends OperatorError {
  override readonly name = 'StoreLocked'

  constructor(options: ErrorOptions) {
    super('The store stays locked by another process; end that process if it hangs', options)
  }
}

/** Thrown when the store does not answer in time, or can't be reached or read. */
export class StoreUnavailable extends OperatorError {
  override readonly name = 'StoreUnavailable'
  /** True when writes were sent and not confirmed: the store may have them or not. False when nothing was written. */
  readonly mayBeWritten: boolean

  constructor(reason: string, { mayBeWritten, cause }: { readonly mayBeWritten: boolean; readonly cause?: unknown }) {
    const outcome = mayBeWritten ? 'the last writes may be in it or not' : 'nothing was written'
    super(`The store is unavailable: ${reason}; ${outcome}`, { cause })
    this.mayBeWritten = mayBeWritten
  }
}

/** Thrown when the embedded store can't write its file, such as on a full disk. Nothing was written; it can still be read. */
export class StoreRefusesWrites extends OperatorError {
  override readonly name = 'StoreRefusesWrites'

  /** @param cause SQLite's error. */
  constructor(cause: Error) {
    super(
      `The store can't write its file (${cause.message}); make room on the disk, or let this process write in the data folder`,
      { cause },
    )
  }
}

/** Thrown for a file of the embedded store with damaged pages, or with other content. It stays as it is. */
export class StoreDamaged extends OperatorError {
  override readonly name = 'StoreDamaged'

  /** @param damage What is wrong, in SQLite's words. */
  constructor(path: string, damage: string) {
    super(
      `${path} is damaged, or it is not a store of this program (${damage}); it is left as it is. Run "npm run restore -- FILE" with ` +
        'your last backup and start again: the damaged file is then kept beside it. Without a backup, move it away to begin with an ' +
        'empty store',
    )
  }
}

/** Thrown for any use of a store after it was closed. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed'

  constructor() {
    super('The store is closed; open it again before using it')
  }
}

/** Thrown to a caller that needs a watched collection before the store has delivered its first snapshot. */
export class SnapshotUnavailable extends Error {
  override readonly name = 'SnapshotUnavailable'

  constructor(collection: string) {
    super(`The store has not delivered ${collection} yet; the watch keeps retrying, so try again in a moment`)
  }
}
