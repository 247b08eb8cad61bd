import { builder } from '../../contract/builder.ts'
import { localIdOf } from '../../contract/global-id.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { isProposalId } from '../rules/proposal.ts'
import type { PendingProposal, Proposals } from '../services/proposals.ts'

/** Proposals that one mutation decides about. */
export const MAX_CHOSEN = 100

const FIELDS = {
  ids: `Ids of proposals, 1 to ${MAX_CHOSEN}. Null to choose a team.`,
  team: 'Code of a team, case-insensitive. Null to choose by ids.',
}

export const AcceptRosterProposalsInput = builder.inputType('AcceptRosterProposalsInput', {
  description: 'Input of `acceptRosterProposals`: either `ids` or `team`.',
  fields: (t) => ({
    ids: t.idList({ required: false, description: FIELDS.ids }),
    team: t.string({
      required: false,
      description: `${FIELDS.team} Accepts its proposals without contradictions, at most ${MAX_CHOSEN}: sources that contradict each other need a choice.`,
    }),
  }),
})

export const RejectRosterProposalsInput = builder.inputType('RejectRosterProposalsInput', {
  description: 'Input of `rejectRosterProposals`: either `ids` or `team`.',
  fields: (t) => ({
    ids: t.idList({ required: false, description: FIELDS.ids }),
    team: t.string({ required: false, description: `${FIELDS.team} Rejects its proposals, at most ${MAX_CHOSEN}.` }),
  }),
})

interface Choice {
  readonly ids?: readonly string[] | null | undefined
  readonly team?: string | null | undefined
}

const ONE_OF_BOTH = fieldProblem('ids', 'REQUIRED', 'Write either `ids` or `team`.')

const TOO_MANY: FieldProblem = {
  ...fieldProblem('ids', 'TOO_LONG', `Write at most ${MAX_CHOSEN} ids in one request.`),
  limit: MAX_CHOSEN,
}

const NO_ID = fieldProblem('ids', 'INVALID', 'Write ids that `rosterProposals` lists.')

const UNKNOWN_TEAM = fieldProblem(
  'team',
  'UNKNOWN',
  'There is no team with this code here: write one that `leagues` lists.',
)

/** Returns the ids of the chosen proposals, or the problem with the input. */
export async function chooseProposals(
  { ids, team }: Choice,
  { proposals, scene }: { readonly proposals: Pick<Proposals, 'list'>; readonly scene: ProSceneView },
  isWanted: (proposal: PendingProposal) => boolean,
): Promise<readonly string[] | FieldProblem> {
  const isByIds = ids !== null && ids !== undefined
  if (isByIds === (team !== null && team !== undefined)) return ONE_OF_BOTH
  if (isByIds) {
    if (ids.length === 0) return ONE_OF_BOTH
    if (ids.length > MAX_CHOSEN) return TOO_MANY
    const chosen = ids.map((id) => localIdOf('RosterProposal', id))
    return chosen.every(isProposalId) ? [...new Set(chosen)] : NO_ID
  }
  const known = scene.findTeam(team?.trim() ?? '')
  if (known === null) return UNKNOWN_TEAM
  const listed = await proposals.list(known.code)
  return listed
    .filter(isWanted)
    .slice(0, MAX_CHOSEN)
    .map(({ id }) => id)
}

export function isProblem(chosen: readonly string[] | FieldProblem): chosen is FieldProblem {
  return 'kind' in chosen
}
