import { isDeepStrictEqual } from 'node:util'
import { listAll } from '../../rosters/files/roster-store.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import { createRosterChanges } from '../../rosters/services/roster-changes.ts'
import { openRosterLedger } from '../../rosters/services/roster-ledger.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import { LEAGUEPEDIA_ROUND_ID, type ProposalRound, proposalRoundsCollection } from '../collections/proposal-rounds.ts'
import { rosterProposalsCollection } from '../collections/roster-proposals.ts'
import { latestMomentOf } from '../rules/index-reading.ts'
import { listProposals } from '../rules/list-proposals.ts'
import type { ProposalDraft, RosterProposal } from '../rules/proposal.ts'
import type { Reading } from '../rules/reading.ts'
import { createDecidedFacts } from '../services/decided-facts.ts'
import { proposalIdOf } from '../services/proposal-ids.ts'

/** Size of the queue. All of it is written in one transaction. */
const MAX_PROPOSALS = 500

/** Time for which a rejection is kept after no round has made the proposal. */
const REJECTION_KEPT_MS = 400 * 24 * 60 * 60_000

/** Attempts when editors change the rosters meanwhile. */
const MAX_ATTEMPTS = 5

export interface RoundTimes {
  readonly endedAt: number
  readonly nextAt: number
}

interface Dependencies {
  readonly store: DocumentStore
  readonly proScene: Pick<ProScene, 'look'>
}

export interface RoundWriter {
  /**
   * Replaces the queue with what a round proposes, in one transaction. Rejected proposals stay rejected, and facts that editors
   * have taken back are not proposed again.
   */
  write(reading: Reading, times: RoundTimes): Promise<ProposalRound>
  /** Records a round that ended without a reading. The queue stays. */
  fail(outcome: 'UNAVAILABLE' | 'FAILED', times: RoundTimes): Promise<ProposalRound>
  last(): Promise<ProposalRound | null>
}

export function createRoundWriter({ store, proScene }: Dependencies): RoundWriter {
  const proposals = openCollection(store, rosterProposalsCollection)
  const rounds = openCollection(store, proposalRoundsCollection)
  const ledger = openRosterLedger(store)
  const suppressions = openSuppressionList(store)
  const decidedFacts = createDecidedFacts(createRosterChanges(store))

  /** Returns null when the rosters have changed since they were compared. */
  async function attempt(reading: Reading, { endedAt, nextAt }: RoundTimes): Promise<ProposalRound | null> {
    const number = await ledger.number()
    const [scene, forgotten, known, isDecided] = await Promise.all([
      proScene.look(),
      suppressions.look(),
      listAll(proposals),
      decidedFacts.look(),
    ])
    const { proposals: possible, unknownTeams, ambiguous } = listProposals(reading, scene, forgotten)
    const listed = possible.filter((draft) => !isDecided(draft))
    const wanted = new Map(listed.slice(0, MAX_PROPOSALS).map((draft) => [proposalIdOf(draft), draft]))
    const ids = [...new Set([...known.map(({ id }) => id), ...wanted.keys()])]
    const round: ProposalRound = {
      outcome: 'DONE',
      endedAt,
      doneAt: endedAt,
      nextAt,
      unknownTeams: unknownTeams.slice(0, 100),
      ambiguous,
      leftOut: listed.length - Math.min(listed.length, MAX_PROPOSALS),
    }
    return store.transaction(async (transaction) => {
      const [end, found] = await Promise.all([ledger.in(transaction), proposals.in(transaction).findMany(ids)])
      if (end.number !== number) return null
      for (const [index, id] of ids.entries()) {
        const before = found[index] ?? null
        const after = nextOf(before, wanted.get(id) ?? null, endedAt)
        if (isDeepStrictEqual(before, after)) continue
        if (after === null) proposals.in(transaction).delete(id)
        else proposals.in(transaction).set(id, after)
      }
      rounds.in(transaction).set(LEAGUEPEDIA_ROUND_ID, round)
      return round
    })
  }

  return {
    async write(reading, times) {
      for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts++) {
        const round = await attempt(reading, times)
        if (round !== null) return round
      }
      throw new Error('The rosters changed again and again while the proposals were written.')
    },
    fail: (outcome, { endedAt, nextAt }) =>
      store.transaction(async (transaction) => {
        const before = await rounds.in(transaction).find(LEAGUEPEDIA_ROUND_ID)
        const { doneAt, unknownTeams, ambiguous, leftOut } = before ?? NO_ROUND
        const round = { outcome, endedAt, nextAt, doneAt, unknownTeams, ambiguous, leftOut }
        rounds.in(transaction).set(LEAGUEPEDIA_ROUND_ID, round)
        return round
      }),
    last: () => rounds.find(LEAGUEPEDIA_ROUND_ID),
  }
}

const NO_ROUND = { doneAt: null, unknownTeams: [], ambiguous: 0, leftOut: 0 }

/** Returns the document after a round; null for none. */
function nextOf(before: RosterProposal | null, draft: ProposalDraft | null, now: number): RosterProposal | null {
  if (before?.state === 'REJECTED') {
    if (draft === null) return now - (before.decidedAt ?? 0) > REJECTION_KEPT_MS ? null : before
    // A rejection holds until the same is said about a later time.
    const isLater = draft.newest !== null && latestMomentOf(draft.newest) > (before.decidedAt ?? 0)
    if (!isLater) return before
  }
  if (draft === null) return null
  const observedAt = before?.state === 'PENDING' ? before.observedAt : draft.observedAt
  return { ...draft, observedAt, state: 'PENDING', decidedBy: null, decidedAt: null }
}
