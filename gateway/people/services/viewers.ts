import { isDeepStrictEqual } from 'node:util'
import type { Person } from '../../identity/rules/viewer.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type ViewerRecord, viewerDocumentId, viewersCollection } from '../collections/viewers.ts'
import {
  type Follow,
  MAX_FOLLOWS,
  MAX_OWN_ACCOUNTS,
  type Subject,
  withoutSubjects,
  withSubjects,
} from '../rules/follow.ts'
import { changeSettings, NO_SETTINGS, type PersonSettings, type SettingsChange } from '../rules/person-settings.ts'

/** Empty when nothing is stored. */
export interface ViewerData {
  /** The newest first. */
  readonly follows: readonly Follow[]
  /** Ids of the person's own accounts, in the person's order. */
  readonly accounts: readonly string[]
  readonly settings: PersonSettings
}

/** The change would exceed a limit. Nothing was changed. */
export interface TooMany {
  readonly kind: 'too-many'
  readonly limit: number
}

/** All are in one document, which is created with the first data. */
export interface Viewers {
  look(person: Person): Promise<ViewerData>
  /** Follows all of the subjects or, when they exceed the limit, none. Existing follows are not changed. */
  follow(person: Person, subjects: readonly Subject[]): Promise<ViewerData | TooMany>
  unfollow(person: Person, subjects: readonly Subject[]): Promise<ViewerData>
  keepAccounts(person: Person, accounts: readonly string[]): Promise<ViewerData | TooMany>
  /** Changes the given settings only. */
  keepSettings(person: Person, settings: SettingsChange): Promise<ViewerData>
  /** Everything that is stored about the person, unchanged; null when nothing is stored. */
  export(person: Person): Promise<ViewerRecord | null>
  forget(person: Person): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createViewers({ store, clock }: Dependencies): Viewers {
  const viewers = openCollection(store, viewersCollection)

  async function change<T extends ViewerData | TooMany>({ id }: Person, edit: (data: ViewerData) => T): Promise<T> {
    return store.transaction(async (transaction) => {
      const writer = viewers.in(transaction)
      const before = await writer.find(viewerDocumentId(id))
      const after = edit(before ?? NOTHING)
      if ('kind' in after || isDeepStrictEqual(after, before ?? NOTHING)) return after
      const { follows, accounts, settings } = after
      const now = clock.now()
      writer.set(viewerDocumentId(id), {
        follows: follows.map((follow) => ({ ...follow })),
        accounts: [...accounts],
        settings,
        createdAt: before?.createdAt ?? now,
        changedAt: now,
      })
      return after
    })
  }

  return {
    look: async ({ id }) => (await viewers.find(viewerDocumentId(id))) ?? NOTHING,
    follow: (person, subjects) =>
      change<ViewerData | TooMany>(person, (data) => {
        const follows = withSubjects(data.follows, subjects, clock.now())
        return follows.length > MAX_FOLLOWS ? { kind: 'too-many', limit: MAX_FOLLOWS } : { ...data, follows }
      }),
    unfollow: (person, subjects) =>
      change(person, (data) => ({ ...data, follows: withoutSubjects(data.follows, subjects) })),
    async keepAccounts(person, accounts) {
      const own = [...new Set(accounts)]
      if (own.length > MAX_OWN_ACCOUNTS) return { kind: 'too-many', limit: MAX_OWN_ACCOUNTS }
      return change(person, (data) => ({ ...data, accounts: own }))
    },
    keepSettings: (person, settings) =>
      change(person, (data) => ({ ...data, settings: changeSettings(data.settings, settings) })),
    export: ({ id }) => viewers.find(viewerDocumentId(id)),
    forget: ({ id }) => store.transaction(async (transaction) => viewers.in(transaction).delete(viewerDocumentId(id))),
  }
}

const NOTHING: ViewerData = { follows: [], accounts: [], settings: NO_SETTINGS }
