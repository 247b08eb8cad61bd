import { createHash, randomBytes, randomInt } from 'node:crypto'
import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Unavailable, UpstreamUnavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { claimedPagesCollection } from '../collections/claimed-pages.ts'
import { type OpenClaims, openClaimsCollection } from '../collections/open-claims.ts'
import { type PageClaim, pageClaimsCollection } from '../collections/page-claims.ts'
import { CLAIM_LIFETIME_MS, chooseIcon, MAX_OPEN_CLAIMS, PROOF_LIFETIME_MS } from '../rules/page-claim.ts'

/** Number of expired claims that are deleted when another begins. */
const DELETED_AT_ONCE = 20

const TOKEN_BYTES = 16

export interface StartedClaim extends PageClaim {
  /** Secret of the claimant. The store has only its hash. */
  readonly token: string
}

export type ClaimStart = { readonly kind: 'started'; readonly claim: StartedClaim } | TooManyClaims | Unavailable

/** Others claim with this account. The first of their claims ends at `retryAt`, in milliseconds since 1970. */
interface TooManyClaims {
  readonly kind: 'too-many'
  readonly retryAt: number
}

export type ClaimConfirmation =
  | { readonly kind: 'proven'; readonly claim: PageClaim }
  | WrongIcon
  /** No claim has this token, or it has expired. */
  | { readonly kind: 'unknown' }
  | Unavailable

/** The account wears another icon than the requested one. */
export interface WrongIcon {
  readonly kind: 'wrong-icon'
  readonly requestedIconId: number
  /** Null when Riot no longer knows the account. */
  readonly wornIconId: number | null
}

/** Claims to be the person of a page. The proof is a profile icon, which only the owner of an account can change. */
export interface PageClaims {
  /**
   * Begins a claim with this account, for the page of the pro player or, without one, of the account. Asks Riot which icon the
   * account wears: a stored one may be old, and the requested one must differ.
   */
  start(account: AccountKey, playerId: string | null): Promise<ClaimStart>
  /** Asks Riot whether the account wears the requested icon. A proven claim stays proven. */
  confirm(token: string): Promise<ClaimConfirmation>
  /** Returns the claim with this token within a transaction, if it is proven and has not expired; else null. */
  findProvenIn(transaction: Transaction, token: string): Promise<PageClaim | null>
  /** Time of the last proven claim of a pro player's page, in milliseconds since 1970; null without one. */
  findClaimedAt(playerId: string): Promise<number | null>
}

interface Dependencies {
  readonly riot: Pick<RiotApi, 'summoner'>
  readonly store: DocumentStore
  readonly clock: Pick<Clock, 'now'>
}

export function createPageClaims({ riot, store, clock }: Dependencies): PageClaims {
  const claims = openCollection(store, pageClaimsCollection)
  const openClaims = openCollection(store, openClaimsCollection)
  const pages = openCollection(store, claimedPagesCollection)

  const valid = (claim: PageClaim | null) => (claim === null || claim.expiresAt <= clock.now() ? null : claim)

  async function findWornIcon({ platform, puuid }: AccountKey): Promise<number | null> {
    const { value } = await riot.summoner(platform, puuid, { priority: 'visitor', fresh: true })
    return value?.profileIconId ?? null
  }

  /** The claims of an account that are neither proven nor expired, the oldest first. */
  function listOpen(found: OpenClaims | null): OpenClaims['claims'] {
    return found?.claims.filter(({ expiresAt }) => expiresAt > clock.now()) ?? []
  }

  function findRefusal(found: OpenClaims | null): TooManyClaims | null {
    const open = listOpen(found)
    const [first] = open
    return first !== undefined && open.length >= MAX_OPEN_CLAIMS ? { kind: 'too-many', retryAt: first.expiresAt } : null
  }

  /** Stores a claim, and deletes expired ones. */
  async function begin(id: string, claim: PageClaim): Promise<TooManyClaims | null> {
    const listed = await claims.list({ orderBy: { field: 'expiresAt', direction: 'asc' }, limit: DELETED_AT_ONCE })
    const expired = listed.filter(({ value }) => valid(value) === null)
    const accountId = accountDocumentId(claim)
    const accountIds = [...new Set([accountId, ...expired.map(({ value }) => accountDocumentId(value))])]
    return store.transaction(async (transaction) => {
      const writer = openClaims.in(transaction)
      const found = await writer.findMany(accountIds)
      const [own = null] = found
      const refusal = findRefusal(own)
      if (refusal !== null) return refusal
      const stored = await claims.in(transaction).findMany(expired.map((old) => old.id))
      // One of them may have been proven since, which keeps it for longer.
      for (const [index, old] of expired.entries()) {
        if (valid(stored[index] ?? null) === null) claims.in(transaction).delete(old.id)
      }
      for (const [index, each] of accountIds.entries()) {
        if (listOpen(found[index] ?? null).length === 0) writer.delete(each)
      }
      writer.set(accountId, { claims: [...listOpen(own), { id, expiresAt: claim.expiresAt }] })
      claims.in(transaction).set(id, claim)
      return null
    })
  }

  /** Null when the claim has disappeared meanwhile, with its person. */
  async function prove(id: string): Promise<PageClaim | null> {
    return store.transaction(async (transaction) => {
      const claim = await claims.in(transaction).find(id)
      if (claim === null) return null
      const accountId = accountDocumentId(claim)
      const open = await openClaims.in(transaction).find(accountId)
      const others = open?.claims.filter((each) => each.id !== id) ?? []
      const provenAt = clock.now()
      const proven = { ...claim, provenAt, expiresAt: provenAt + PROOF_LIFETIME_MS }
      claims.in(transaction).set(id, proven)
      const { playerId, platform, puuid } = claim
      if (others.length === 0) openClaims.in(transaction).delete(accountId)
      else openClaims.in(transaction).set(accountId, { claims: others })
      if (playerId !== null) {
        pages.in(transaction).set(playerId, { playerId, platform, puuid, claimedAt: provenAt })
      }
      return proven
    })
  }

  return {
    async start(account, playerId) {
      // A refusal costs no request to Riot.
      const refused = findRefusal(await openClaims.find(accountDocumentId(account)))
      if (refused !== null) return refused
      let wornIconId: number | null
      try {
        wornIconId = await findWornIcon(account)
      } catch (error) {
        if (error instanceof UpstreamUnavailable) return { kind: 'unavailable', retryAt: error.retryAt }
        throw error
      }
      const token = randomBytes(TOKEN_BYTES).toString('hex')
      const claim: PageClaim = {
        platform: account.platform,
        puuid: account.puuid,
        playerId,
        iconId: chooseIcon(wornIconId, randomInt(2 ** 32) / 2 ** 32),
        expiresAt: clock.now() + CLAIM_LIFETIME_MS,
        provenAt: null,
      }
      return (await begin(idOf(token), claim)) ?? { kind: 'started', claim: { ...claim, token } }
    },

    async confirm(token) {
      const id = idOf(token)
      const claim = valid(await claims.find(id))
      if (claim === null) return { kind: 'unknown' }
      if (claim.provenAt !== null) return { kind: 'proven', claim }
      try {
        const wornIconId = await findWornIcon(claim)
        if (wornIconId !== claim.iconId) return { kind: 'wrong-icon', requestedIconId: claim.iconId, wornIconId }
      } catch (error) {
        if (error instanceof UpstreamUnavailable) return { kind: 'unavailable', retryAt: error.retryAt }
        throw error
      }
      const proven = await prove(id)
      return proven === null ? { kind: 'unknown' } : { kind: 'proven', claim: proven }
    },

    async findProvenIn(transaction, token) {
      const claim = valid(await claims.in(transaction).find(idOf(token)))
      return claim?.provenAt == null ? null : claim
    },

    findClaimedAt: async (playerId) => (await pages.find(playerId))?.claimedAt ?? null,
  }
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
