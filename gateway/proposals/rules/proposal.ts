import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import type { RosterProposalDocument } from '../collections/roster-proposals.ts'

export type RosterProposal = RosterProposalDocument

export type Claim = RosterProposal['claims'][number]

/** A proposal before it is known whether editors have decided about it. */
export type ProposalDraft = Omit<RosterProposal, 'state' | 'decidedBy' | 'decidedAt'>

/** The source of all proposals, as the rosters name it. */
export const LEAGUEPEDIA = 'Leaguepedia'

const WIKI = 'https://lol.fandom.com/wiki/'

/** Returns the address of a page of the wiki. */
export function toPageUrl(page: string): string {
  return WIKI + encodeURI(page.replaceAll(' ', '_')).replaceAll('?', '%3F').replaceAll('#', '%23')
}

/** Identifies a proposal over all rounds: the same answer to the same question. The text is no document id. */
export function identityOf({ kind, question, after }: Pick<RosterProposal, 'kind' | 'question' | 'after'>): string {
  return JSON.stringify([kind, question, after?.toLowerCase() ?? null])
}

/** True for a text that can be the id of a proposal: a hash of its identity. */
export function isProposalId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** Returns what provenance an accepted fact gets: its source, and the day on which that said so. */
export function provenanceOf({ observedAt }: Pick<RosterProposal, 'observedAt'>) {
  return { sources: [LEAGUEPEDIA], asOf: utcDayOf(observedAt) }
}

/** Returns the place of a proposal in the queue: that of its team. Those without a team are last. */
export function placeOfTeam(team: string | null, { everyTeam }: Pick<ProSceneView, 'everyTeam'>): number {
  const index = everyTeam.findIndex(({ code }) => code === team)
  return index === -1 ? everyTeam.length : index
}
