import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { LiveFeed } from '../../delivery/feeds/live-feed.ts'
import { endOf, type Match } from '../../matches/rules/match.ts'
import { HOT_FOR_MS } from '../../rosters/rules/check-plan.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Fetched } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type CheckRequest, checkRequestsCollection } from '../collections/check-requests.ts'
import { type ActiveGameAnswer, isSeenIn } from '../rules/active-game.ts'
import type { ProGame } from '../rules/pro-game.ts'

/** Requests for checks, written by any instance for the one that watches the running games. */
export interface CheckRequests {
  /**
   * Requests a check when Riot's answer to a visitor contradicts the list of running games: a pro is in a game that it lacks, or
   * has left one that it shows. Never rejects: without the request, the regular checks find the same later.
   */
  note(account: AccountKey, answer: Fetched<ActiveGameAnswer>): Promise<void>
  /**
   * Requests a check of each pro in a match that ended within two hours: the list of running games may still show it, and the pro
   * is likely to play again. Never rejects.
   */
  noteMatches(matches: readonly Match[]): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly proScene: Pick<ProScene, 'look'>
  readonly activeGames: Pick<LiveFeed<ProGame>, 'look'>
  readonly clock: Clock
  /** Called when a request can't be written. */
  readonly report: (error: unknown) => void
}

export function createCheckRequests({ store, proScene, activeGames, clock, report }: Dependencies): CheckRequests {
  const requests = openCollection(store, checkRequestsCollection)

  /** Returns the account to be checked; null when the list of running games agrees with the answer. */
  async function findOutdatedAccount(account: AccountKey, answer: ActiveGameAnswer): Promise<AccountKey | null> {
    const [scene, { items }] = await Promise.all([proScene.look(), activeGames.look()])
    const isPro = (key: AccountKey) => scene.findPlayerOfAccount(key) !== null
    if (answer.kind !== 'in-game') {
      return isPro(account) && items.some(({ game }) => isSeenIn(game, account)) ? account : null
    }
    const { platform, matchId, participants } = answer.game
    const shown = new Set(items.find(({ game }) => game.matchId === matchId)?.pros.map(({ puuid }) => puuid))
    const seated = participants.flatMap(({ kind, puuid }) =>
      kind === 'ACCOUNT' && puuid !== null ? [{ platform, puuid }] : [],
    )
    return seated.find((key) => !shown.has(key.puuid) && isPro(key)) ?? null
  }

  async function toCheckRequests(match: Match): Promise<readonly CheckRequest[]> {
    const scene = await proScene.look()
    const keys = match.participants.flatMap(({ puuid }) =>
      puuid === null ? [] : [{ platform: match.platform, puuid }],
    )
    return keys
      .filter((key) => scene.findPlayerOfAccount(key) !== null)
      .map((key) => ({ ...key, observedAt: clock.now(), playedAt: endOf(match) }))
  }

  async function write(written: readonly CheckRequest[]): Promise<void> {
    if (written.length === 0) return
    await store.transaction(async (transaction) => {
      for (const request of written) requests.in(transaction).set(accountDocumentId(request), request)
    })
  }

  return {
    async note(account, { value, fetchedAt }) {
      try {
        const found = await findOutdatedAccount(account, value)
        if (found !== null) await write([{ ...found, observedAt: fetchedAt, playedAt: null }])
      } catch (error) {
        report(error)
      }
    },

    async noteMatches(matches) {
      try {
        const recent = matches.filter((match) => endOf(match) > clock.now() - HOT_FOR_MS)
        const found = await Promise.all(recent.toSorted((a, b) => endOf(a) - endOf(b)).map(toCheckRequests))
        await write(found.flat())
      } catch (error) {
        report(error)
      }
    },
  }
}
