import { FieldCost } from '../limits/field-cost.ts'
import type { AddProPlayerProblem } from '../services/add-pro-player.ts'
import type { RosterOutcome } from '../services/roster-outcome.ts'
import { AccountNotFoundObject, InvalidRiotIdObject } from './account-problem.ts'
import type { NotAllowed } from '../domain/viewer.ts'
import { builder } from './builder.ts'
import { NotAllowedObject, refuseViewer } from './not-allowed.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProRoleEnum } from './pro-role.ts'
import { UpstreamUnavailableObject } from './problem.ts'
import { RegionEnum } from './region.ts'
import { RosterChangeNode } from './roster-change.ts'
import { ABOUT, changeOf, playerOf, problemsOf } from './roster-payload.ts'
import {
  AccountTakenObject,
  IdempotencyKeyReusedObject,
  InvalidFieldObject,
  MembershipChangedObject,
  ROSTER_PROBLEM_OBJECTS,
} from './roster-problem.ts'

const RosterAccountInput = builder.inputType('RosterAccountInput', {
  description: 'Which account to attach.',
  fields: (t) => ({
    gameName: t.string({ description: 'The part of the Riot ID before the `#`.' }),
    tagLine: t.string({ description: 'The part of the Riot ID after the `#`.' }),
    region: t.field({ type: RegionEnum, description: 'The region it plays on.' }),
  }),
})

const AddProPlayerProblemUnion = builder.unionType('AddProPlayerProblem', {
  description: 'What can keep a pro player from being written down.',
  types: [
    NotAllowedObject,
    InvalidFieldObject,
    MembershipChangedObject,
    AccountTakenObject,
    AccountNotFoundObject,
    InvalidRiotIdObject,
    UpstreamUnavailableObject,
    IdempotencyKeyReusedObject,
  ],
  resolveType: ({ kind }) => ROSTER_PROBLEM_OBJECTS[kind],
})

const AddProPlayerPayloadObject = builder
  .objectRef<RosterOutcome<AddProPlayerProblem | NotAllowed>>('AddProPlayerPayload')
  .implement({
    description: 'How the writing down of a pro player ended.',
    fields: (t) => ({
      player: t.field({ type: ProPlayerNode, nullable: true, description: ABOUT.player, resolve: playerOf }),
      change: t.field({
        type: RosterChangeNode,
        nullable: true,
        description: 'What was written down; null when nothing was, or there was nothing new to write.',
        resolve: changeOf,
      }),
      problems: t.field({
        cost: new FieldCost({ listSize: 1 }),
        type: [AddProPlayerProblemUnion],
        description: ABOUT.problems,
        resolve: problemsOf,
      }),
    }),
  })

const AddProPlayerInput = builder.inputType('AddProPlayerInput', {
  description: 'A pro player to write down, or one more account of a player who is written down.',
  fields: (t) => ({
    team: t.string({ description: 'Code of his team, in any case.' }),
    league: t.string({
      required: false,
      description: 'Code of the league that the team plays in, in any case. The request fails when it plays elsewhere.',
    }),
    role: t.field({ type: ProRoleEnum, description: 'What he plays.' }),
    name: t.string({
      description:
        'What he is called; at most 40 characters. A player who is called so, case aside, gains the account.',
    }),
    account: t.field({
      type: RosterAccountInput,
      required: false,
      description: 'An account of his. Riot is asked whether it exists.',
    }),
    reason: t.string({ required: false, description: ABOUT.reason }),
    evidence: t.string({ required: false, description: ABOUT.evidence }),
    idempotencyKey: t.string({ required: false, description: ABOUT.idempotencyKey }),
  }),
})

builder.mutationField('addProPlayer', (t) =>
  t.withAuth({ editor: true }).field({
    type: AddProPlayerPayloadObject,
    description:
      'Writes a pro player down, or one more account of a player who is written down. Only for who may edit the rosters.',
    args: { input: t.arg({ type: AddProPlayerInput, description: 'Whom.' }) },
    unauthorizedResolver: refuseViewer,
    resolve: (_root, { input }, { rosters, viewer }) =>
      rosters.addProPlayer(viewer, {
        team: input.team,
        league: input.league ?? null,
        role: input.role,
        name: input.name,
        account: input.account ?? null,
        reason: input.reason ?? null,
        evidence: input.evidence ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
  }),
)
