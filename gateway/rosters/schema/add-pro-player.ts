import { AccountNotFoundObject, InvalidRiotIdObject } from '../../accounts/schema/account-problem.ts'
import { builder } from '../../contract/builder.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import { UpstreamUnavailableObject } from '../../contract/problem.ts'
import { RegionEnum } from '../../contract/region.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { AddProPlayerProblem } from '../services/add-pro-player.ts'
import type { RosterOutcome } from '../services/roster-outcome.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProRoleEnum } from './pro-role.ts'
import { RosterChangeNode } from './roster-change.ts'
import { ROSTER_FIELD_DESCRIPTIONS, changeOf, playerOf, problemsOf } from './roster-payload.ts'
import {
  AccountTakenObject,
  IdempotencyKeyReusedObject,
  InvalidFieldObject,
  MembershipChangedObject,
  ROSTER_PROBLEM_OBJECTS,
} from './roster-problem.ts'

export const RosterAccountInput = builder.inputType('RosterAccountInput', {
  description: 'A Riot account to attach to a pro player.',
  fields: (t) => ({
    gameName: t.string({ description: 'Game name: the part of the Riot ID before the `#`.' }),
    tagLine: t.string({ description: 'Tag line: the part of the Riot ID after the `#`.' }),
    region: t.field({ type: RegionEnum, description: 'Region of the account.' }),
  }),
})

const AddProPlayerProblemUnion = builder.unionType('AddProPlayerProblem', {
  description: 'Reason why `addProPlayer` was rejected.',
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
    description: 'Result of `addProPlayer`.',
    fields: (t) => ({
      player: t.field({
        type: ProPlayerNode,
        nullable: true,
        description: ROSTER_FIELD_DESCRIPTIONS.player,
        resolve: playerOf,
      }),
      change: t.field({
        type: RosterChangeNode,
        nullable: true,
        description: 'The recorded roster change. Null if the request was rejected or changed nothing.',
        resolve: changeOf,
      }),
      problems: t.field({
        cost: new FieldCost({ listSize: 1 }),
        type: [AddProPlayerProblemUnion],
        description: ROSTER_FIELD_DESCRIPTIONS.problems,
        resolve: problemsOf,
      }),
    }),
  })

const AddProPlayerInput = builder.inputType('AddProPlayerInput', {
  description: 'Input of `addProPlayer`: a new pro player, or another account of an existing one.',
  fields: (t) => ({
    team: t.string({ description: "Code of the player's current team, case-insensitive." }),
    league: t.string({
      required: false,
      description:
        "Code of the team's league, case-insensitive. If given, the request fails when the team plays in another league.",
    }),
    role: t.field({ type: ProRoleEnum, description: 'Role of the player. Updates the role of an existing player.' }),
    name: t.string({
      description:
        'Name of the player, at most 40 characters. If a player with this name exists, ignoring case, the account is attached to that player.',
    }),
    account: t.field({
      type: RosterAccountInput,
      required: false,
      description: 'Account of the player. The server verifies with Riot that it exists.',
    }),
    reason: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.reason }),
    evidence: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.evidence }),
    idempotencyKey: t.string({ required: false, description: ROSTER_FIELD_DESCRIPTIONS.idempotencyKey }),
  }),
})

builder.mutationField('addProPlayer', (t) =>
  t.withAuth({ editor: true }).field({
    type: AddProPlayerPayloadObject,
    description:
      'Adds a pro player to the rosters, or attaches another account to an existing player. Requires the right to edit rosters.',
    args: { input: t.arg({ type: AddProPlayerInput, description: 'The player to add.' }) },
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
