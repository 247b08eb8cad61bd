import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import type { ProAccount } from '../../rosters/rules/pro-scene.ts'
import type { RosterChange } from '../../rosters/rules/roster-change.ts'
import type { RosterChanges } from '../../rosters/services/roster-changes.ts'
import type { Platform } from '../../shared/region.ts'
import { latestMomentOf } from '../rules/index-reading.ts'
import type { ProposalDraft } from '../rules/proposal.ts'
import { proposalIdOf } from './proposal-ids.ts'

/** Returns true when editors have decided against a fact, and nothing newer supports it. */
export type IsDecided = (draft: ProposalDraft) => boolean

/**
 * Knows from the ledger which facts editors have taken back: acceptances that they undid, and accounts that they removed. Follows
 * the ledger in memory: the first call reads all of it, and later calls the new changes.
 */
export interface DecidedFacts {
  /** Reads the ledger up to its present end. */
  look(): Promise<IsDecided>
}

export function createDecidedFacts(changes: Pick<RosterChanges, 'listSince'>): DecidedFacts {
  const proposalOf = new Map<number, string>()
  /** Times of the undo, by the id of the proposal. */
  const undoneAt = new Map<string, number>()
  /** Times of the removal, by player and account. */
  const removedAt = new Map<string, number>()
  let known = 0

  function take({ number, playerId, account, accountLost, proposal, undoes, recordedAt }: RosterChange): void {
    if (proposal !== null) {
      proposalOf.set(number, proposal)
      undoneAt.delete(proposal)
    }
    const undone = undoes === null ? undefined : proposalOf.get(undoes)
    if (undone !== undefined) undoneAt.set(undone, recordedAt)
    for (const key of account === null ? [] : keysOf(playerId, account)) {
      if (accountLost) removedAt.set(key, recordedAt)
      else removedAt.delete(key)
    }
    known = number
  }

  return {
    async look() {
      for (const change of await changes.listSince(known, EVERY_CHANGE)) take(change)
      return (draft) => {
        const { kind, playerId, accounts, newest } = draft
        const times = [undoneAt.get(proposalIdOf(draft))]
        if (kind === 'ACCOUNT' && playerId !== null) {
          times.push(...accounts.map((each) => removedAt.get(keyOf(playerId, each.platform, foldRiotId(each)))))
        }
        const decidedAt = Math.max(...times.map((time) => time ?? -Infinity))
        return decidedAt > -Infinity && (newest === null || latestMomentOf(newest) <= decidedAt)
      }
    },
  }
}

const EVERY_CHANGE = { team: null, playerId: null }

/** The wiki can list an account under an earlier Riot ID. */
function keysOf(playerId: string, account: ProAccount): readonly string[] {
  return [foldRiotId(account), ...account.earlierRiotIds].map((folded) => keyOf(playerId, account.platform, folded))
}

function keyOf(playerId: string, platform: Platform, foldedRiotId: string): string {
  return JSON.stringify([playerId, platform, foldedRiotId])
}
