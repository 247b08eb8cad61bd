import { createHash } from 'node:crypto'
import { type Editor, signatureOf } from '../../identity/rules/viewer.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { PageClaim } from '../collections/page-claims.ts'
import { type PersonDecision, personDecisionsCollection } from '../collections/person-decisions.ts'
import { type PersonRequestDocument, personRequestsCollection } from '../collections/person-requests.ts'
import { findRequestProblems } from '../rules/request-input.ts'
import type { RequestWish } from '../rules/request-wish.ts'
import { findPerson, NO_REGISTRY, type PersonTarget } from './find-person.ts'
import { createForgettings } from './forgettings.ts'
import type { PageClaims } from './page-claims.ts'

/** Maximum number of requests in the queue. */
const MAX_REQUESTS = 1000

export type RequestSubject = PersonRequestDocument['subject']

export interface PersonRequest extends PersonRequestDocument {
  readonly id: string
}

export interface NewRequest {
  readonly subject: RequestSubject
  readonly wish: RequestWish
  readonly text: string
  /** Null for none. */
  readonly contact: string | null
  /** Token of a proven claim of the subject; null for none. */
  readonly claim: string | null
  readonly idempotencyKey: string
}

/** The queue is full: nothing was stored. */
export interface QueueFull {
  readonly kind: 'queue-full'
}

/** The key was used for another request: nothing was stored. */
export interface RequestKeyReused {
  readonly kind: 'key-reused'
}

export type RequestProblem = FieldProblem | QueueFull | RequestKeyReused

/** Requests to correct or remove what is stored about a person. */
export interface PersonRequests {
  /** Adds a request to the queue, once for each idempotency key. Returns the problems; none when it is in the queue or decided. */
  send(request: NewRequest): Promise<readonly RequestProblem[]>
  /** Returns a request without a decision; null for any other. */
  find(id: string): Promise<PersonRequest | null>
  /** Lists the requests without a decision, oldest first, at most 50. */
  list(): Promise<readonly PersonRequest[]>
  /** Lists the newest decisions, newest first, at most 20. */
  listDecisions(): Promise<readonly (PersonDecision & { readonly id: string })[]>
  /**
   * Decides about a request, and deletes it. Accepting a removal suppresses the person and begins to delete their data. Resolves to
   * false when there is no such request: another editor was faster.
   */
  decide(editor: Editor, id: string, isAccepted: boolean): Promise<boolean>
}

const UNKNOWN_CLAIM = fieldProblem(
  'claim',
  'UNKNOWN',
  'No confirmed claim of this person has this token, or it has expired: confirm one, or leave it out.',
)

interface Dependencies {
  readonly store: DocumentStore
  readonly pageClaims: Pick<PageClaims, 'findProvenIn'>
  readonly clock: Pick<Clock, 'now'>
}

export function createPersonRequests({ store, clock, pageClaims }: Dependencies): PersonRequests {
  const requests = openCollection(store, personRequestsCollection)
  const decisions = openCollection(store, personDecisionsCollection)
  const forgettings = createForgettings({ store, clock })

  const findSubject = (subject: RequestSubject) => findPerson({ store, registry: NO_REGISTRY }, toTarget(subject))

  return {
    async send({ subject, wish, text, contact, claim, idempotencyKey }) {
      const problems = findRequestProblems({ text, contact, idempotencyKey }, wish === 'CORRECT')
      if (problems.length > 0) return problems
      if ((await store.count(personRequestsCollection.name, MAX_REQUESTS)) >= MAX_REQUESTS)
        return [{ kind: 'queue-full' }]
      const id = hashOf(idempotencyKey)
      const input = hashOf(JSON.stringify([subject, wish, text, contact, claim]))
      return store.transaction(async (transaction) => {
        const [present, decided, proof] = await Promise.all([
          requests.in(transaction).find(id),
          decisions.in(transaction).find(id),
          claim === null ? null : pageClaims.findProvenIn(transaction, claim),
        ])
        if (decided !== null) return []
        if (present !== null) return present.input === input ? [] : [{ kind: 'key-reused' }]
        if (claim !== null && (proof === null || !isClaimOf(proof, subject))) return [UNKNOWN_CLAIM]
        const sentAt = clock.now()
        const given = contact?.trim() ?? ''
        requests.in(transaction).set(id, {
          subject,
          wish,
          text: text.trim(),
          contact: given === '' ? null : given,
          input,
          sentAt,
          provenAt: proof?.provenAt ?? null,
        })
        return []
      })
    },

    async find(id) {
      const request = isRequestId(id) ? await requests.find(id) : null
      return request && { ...request, id }
    },

    async list() {
      const listed = await requests.list({ orderBy: { field: 'sentAt', direction: 'asc' }, limit: 50 })
      return listed.map(({ id, value }) => ({ ...value, id }))
    },

    async listDecisions() {
      const listed = await decisions.list({ orderBy: { field: 'decidedAt', direction: 'desc' }, limit: 20 })
      return listed.map(({ id, value }) => ({ ...value, id }))
    },

    async decide(editor, id, isAccepted) {
      const request = isRequestId(id) ? await requests.find(id) : null
      if (request === null) return false
      const removed = isAccepted && request.wish === 'REMOVE' ? await findSubject(request.subject) : null
      return store.transaction(async (transaction) => {
        const waiting = await requests.in(transaction).find(id)
        // Another editor was faster.
        if (waiting === null) return false
        if (removed !== null) await forgettings.beginIn(transaction, removed)
        const { wish, sentAt } = waiting
        decisions.in(transaction).set(id, { wish, isAccepted, by: signatureOf(editor), decidedAt: clock.now(), sentAt })
        requests.in(transaction).delete(id)
        return true
      })
    },
  }
}

function isClaimOf({ playerId, platform, puuid }: PageClaim, subject: RequestSubject): boolean {
  if (subject.kind === 'player') return playerId === subject.playerId
  return platform === subject.platform && puuid === subject.puuid
}

function toTarget(subject: RequestSubject): PersonTarget {
  return subject.kind === 'account'
    ? { kind: 'puuid', puuid: subject.puuid }
    : { kind: 'player', player: subject.playerId }
}

/** Requests have the hash of their idempotency key as their id. */
function isRequestId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
