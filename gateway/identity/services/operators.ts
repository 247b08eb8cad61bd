import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import { type Collection, openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type OperatorLink, operatorLinksCollection } from '../collections/operator-links.ts'
import { operatorSessionsCollection } from '../collections/operator-sessions.ts'
import { type Credentials, findBearerToken, OPERATOR_COOKIE } from '../rules/credentials.ts'
import type { LinkState, LinkUse } from '../rules/operator-link.ts'
import { OPERATOR_NAME, type Viewer, VISITOR } from '../rules/viewer.ts'
import { findSessionId, hashOf, isSameSecret, signSession } from './operator-cookie.ts'

const MINUTE_MS = 60_000

export const LINK_MS = 15 * MINUTE_MS

export const SESSION_MS = 12 * 60 * MINUTE_MS

/** Retention of ended links and sessions, so that late visitors get the right explanation. */
const KEPT_MS = 7 * 24 * 60 * MINUTE_MS

/** Documents per write. */
const BATCH = 100

/** Operators may edit the rosters: senders of the token, and browsers that opened a link that this server printed. */
export interface Operators {
  /** Identifies the sender of the credentials, for reads and writes alike. Invalid credentials identify a visitor. */
  identify(credentials: Credentials): Promise<Viewer>
  /** Creates a link that can be used once, within {@link LINK_MS}. Returns its secret, which is not stored. */
  openLink(): Promise<string>
  /** Returns the state of a link without using it. */
  stateOfLink(secret: string): Promise<LinkState>
  /** Uses a link up for a session of {@link SESSION_MS}. Of several concurrent uses only one gets a session. */
  useLink(secret: string): Promise<LinkUse>
  /** Ends the viewer's session. Returns the viewer from now on: a sender of the token stays an editor. */
  endSession(viewer: Viewer): Promise<Viewer>
  /** Ends all sessions and all unused links. Returns the number of sessions. */
  revokeAll(): Promise<number>
}

interface OperatorsOptions {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Signs cookies. With this key alone an attacker can't create a session, but can take over a session with a known id. */
  readonly key: Uint8Array
  /** Token that identifies operators; null when no token is accepted. */
  readonly token: string | null
}

export function createOperators({ store, clock, key, token }: OperatorsOptions): Operators {
  const links = openCollection(store, operatorLinksCollection)
  const sessions = openCollection(store, operatorSessionsCollection)

  function sendsToken(authorization: string | null): boolean {
    const sent = findBearerToken(authorization)
    return token !== null && sent !== null && isSameSecret(sent, token)
  }

  function stateOf(link: OperatorLink): Exclude<LinkState, 'unknown'> {
    if (link.usedAt !== null) return 'used'
    return link.expiresAt > clock.now() ? 'open' : 'expired'
  }

  /** Ends all documents that have not ended yet. Returns their number. */
  async function endAll<T extends { readonly expiresAt: number }>(
    collection: Collection<T>,
    end: (document: T, now: number) => T,
  ): Promise<number> {
    const now = clock.now()
    const orderBy = { field: 'expiresAt', direction: 'asc', from: now + 1 } as const
    const ids = (await collection.list({ orderBy, limit: BATCH })).map(({ id }) => id)
    if (ids.length === 0) return 0
    await store.transaction(async (transaction) => {
      const writer = collection.in(transaction)
      const documents = await writer.findMany(ids)
      ids.forEach((id, index) => {
        const document = documents[index] ?? null
        if (document !== null) writer.set(id, end(document, now))
      })
    })
    return ids.length + (await endAll(collection, end))
  }

  async function deleteOld<T>(collection: Collection<T>): Promise<void> {
    const orderBy = { field: 'expiresAt', direction: 'asc', below: clock.now() - KEPT_MS } as const
    const old = await collection.list({ orderBy, limit: BATCH })
    await store.transaction(async (transaction) => {
      for (const { id } of old) collection.in(transaction).delete(id)
    })
  }

  return {
    async identify({ authorization, cookie, cookieDropped }) {
      if (sendsToken(authorization)) return { kind: 'operator', name: OPERATOR_NAME, sessionId: null, until: null }
      const sessionId = findSessionId(cookie, key)
      const session = sessionId === null ? null : await sessions.find(sessionId)
      if (session === null || session.revokedAt !== null || session.expiresAt <= clock.now()) {
        return cookieDropped ? { kind: 'visitor', reason: 'ANOTHER_PAGE' } : VISITOR
      }
      return { kind: 'operator', name: session.name, sessionId, until: session.expiresAt }
    },

    async openLink() {
      await deleteOld(links)
      await deleteOld(sessions)
      const secret = randomBytes(32).toString('base64url')
      await store.transaction(async (transaction) =>
        links.in(transaction).set(hashOf(secret), { expiresAt: clock.now() + LINK_MS, usedAt: null }),
      )
      return secret
    },

    async stateOfLink(secret) {
      const link = await links.find(hashOf(secret))
      return link === null ? 'unknown' : stateOf(link)
    },

    async useLink(secret) {
      const sessionId = randomUUID()
      return store.transaction<LinkUse>(async (transaction) => {
        const writer = links.in(transaction)
        const link = await writer.find(hashOf(secret))
        if (link === null) return { kind: 'unknown' }
        const state = stateOf(link)
        if (state !== 'open') return { kind: state }
        const now = clock.now()
        writer.set(hashOf(secret), { ...link, usedAt: now })
        const session = { name: OPERATOR_NAME, createdAt: now, expiresAt: now + SESSION_MS, revokedAt: null }
        sessions.in(transaction).set(sessionId, session)
        return { kind: 'editor', cookie: `${OPERATOR_COOKIE}=${signSession(sessionId, key)}`, lastsMs: SESSION_MS }
      })
    },

    async endSession(viewer) {
      if (viewer.kind !== 'operator' || viewer.sessionId === null) return viewer
      const { sessionId } = viewer
      const now = clock.now()
      await store.transaction(async (transaction) => {
        const writer = sessions.in(transaction)
        const session = await writer.find(sessionId)
        if (session !== null) writer.set(sessionId, { ...session, expiresAt: now, revokedAt: now })
      })
      return VISITOR
    },

    async revokeAll() {
      await endAll(links, (link, now) => ({ ...link, expiresAt: now }))
      return endAll(sessions, (session, now) => ({ ...session, expiresAt: now, revokedAt: now }))
    },
  }
}
