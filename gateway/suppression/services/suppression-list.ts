import { createHmac, randomBytes } from 'node:crypto'
import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import {
  SUPPRESSION_STATE_ID,
  type SuppressionState,
  suppressionStateCollection,
} from '../collections/suppression-state.ts'
import { suppressionsCollection } from '../collections/suppressions.ts'
import { type Forgotten, type Mark, type MarkKind, NO_ONE_FORGOTTEN } from '../rules/forgotten.ts'

const KEY_BYTES = 32

/** Hashes per read of the list. */
const PAGE = 1000

/** The people who asked to be removed, as hashes. */
export interface SuppressionList {
  /** Returns the current list. Reads one small document, and the list when it has changed since the last call. */
  look(): Promise<Forgotten>
  /** The list at the moment of a transaction: this is a read, so it has to precede the first write. */
  in(transaction: Transaction): Promise<SuppressionWriter>
}

export interface SuppressionWriter {
  readonly forgotten: Forgotten
  /** Suppresses marks from the commit of the transaction on. */
  add(marks: readonly Mark[], now: number): void
  /** Ends the suppression of marks. Others stay unchanged. */
  lift(marks: readonly Mark[]): void
}

interface KnownList {
  readonly state: SuppressionState
  readonly forgotten: Forgotten
}

export function openSuppressionList(store: DocumentStore): SuppressionList {
  const states = openCollection(store, suppressionStateCollection)
  const suppressions = openCollection(store, suppressionsCollection)
  let known: KnownList | null = null

  /** The list may contain newer suppressions than the state: they were committed meanwhile. */
  async function listAt(state: SuppressionState | null): Promise<Forgotten> {
    if (state === null) return NO_ONE_FORGOTTEN
    if (known?.state.revision === state.revision && known.state.key === state.key) return known.forgotten
    const forgotten = toForgotten(Buffer.from(state.key, 'base64url'), await listHashes())
    known = { state, forgotten }
    return forgotten
  }

  async function listHashes(): Promise<ReadonlySet<string>> {
    const hashes: string[] = []
    for (;;) {
      const last = hashes.at(-1)
      const page = await suppressions.list({ ...(last !== undefined && { startAfter: { id: last } }), limit: PAGE })
      hashes.push(...page.map(({ id }) => id))
      if (page.length < PAGE) return new Set(hashes)
    }
  }

  return {
    look: async () => listAt(await states.find(SUPPRESSION_STATE_ID)),

    async in(transaction) {
      const state = await states.in(transaction).find(SUPPRESSION_STATE_ID)
      const next = {
        key: state?.key ?? randomBytes(KEY_BYTES).toString('base64url'),
        revision: (state?.revision ?? 0) + 1,
      }
      const key = Buffer.from(next.key, 'base64url')
      const writer = suppressions.in(transaction)
      return {
        forgotten: await listAt(state),
        add(marks, now) {
          for (const mark of marks) writer.set(hashOf(key, mark.kind, mark.value), { since: now })
          states.in(transaction).set(SUPPRESSION_STATE_ID, next)
        },
        lift(marks) {
          for (const mark of marks) writer.delete(hashOf(key, mark.kind, mark.value))
          states.in(transaction).set(SUPPRESSION_STATE_ID, next)
        },
      }
    },
  }
}

function toForgotten(key: Uint8Array, hashes: ReadonlySet<string>): Forgotten {
  if (hashes.size === 0) return NO_ONE_FORGOTTEN
  const has = (kind: MarkKind, value: string) => value !== '' && hashes.has(hashOf(key, kind, value))
  return {
    isEmpty: false,
    hasPuuid: (puuid) => has('puuid', puuid),
    hasPersonKey: (personKey) => has('person-key', personKey),
    hasRiotId: (riotId) => riotId.gameName !== '' && has('riot-id', foldRiotId(riotId)),
    hasFoldedRiotId: (folded) => has('riot-id', folded),
    hasPlayer: (id) => has('player', id),
    hasName: (slug) => has('name', slug),
  }
}

function hashOf(key: Uint8Array, kind: MarkKind, value: string): string {
  return createHmac('sha256', key).update(`${kind}:${value}`).digest('hex')
}
