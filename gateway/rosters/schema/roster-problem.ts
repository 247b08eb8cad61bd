import { AccountNotFoundObject, InvalidRiotIdObject } from '../../accounts/schema/account-problem.ts'
import { builder } from '../../contract/builder.ts'
import { NotAllowedObject } from '../../contract/not-allowed.ts'
import { ProblemInterface, UpstreamUnavailableObject } from '../../contract/problem.ts'
import { currentTeamOf } from '../rules/pro-scene.ts'
import type { FieldProblem, FieldRule } from '../rules/roster-input.ts'
import type { AccountTaken, IdempotencyKeyReused, MembershipChanged, NotUndoable } from '../services/roster-outcome.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProTeamNode } from './pro-team.ts'

const FieldRuleEnum = builder.enumType('FieldRule', {
  description: 'Rule that a field of an input violates.',
  values: {
    REQUIRED: { description: 'The field is required.' },
    TOO_LONG: { description: 'The value is longer than `limit` characters.' },
    INVALID: { description: 'The value has an invalid format or is not allowed here.' },
    UNKNOWN: { description: 'The value refers to an object that does not exist on this server.' },
    UNCHANGED: { description: 'The value would change nothing.' },
  } satisfies Record<FieldRule, { description: string }>,
})

export const InvalidFieldObject = builder.objectRef<FieldProblem>('InvalidField').implement({
  description: 'A field of the input is invalid.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Sentence that explains how to fix the field, in English.' }),
    path: t.exposeString('field', {
      description: 'Path of the field in the input, such as `name` or `account.tagLine`.',
    }),
    rule: t.field({ type: FieldRuleEnum, description: 'The violated rule.', resolve: ({ rule }) => rule }),
    limit: t.exposeInt('limit', {
      nullable: true,
      description: 'Maximum length, in characters. Null unless `rule` is `TOO_LONG`.',
    }),
  }),
})

export const MembershipChangedObject = builder.objectRef<MembershipChanged>('MembershipChanged').implement({
  description: 'The player is not, or no longer, in the team that the request assumes.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that names the current team of the player, in English.',
      resolve: messageOfMembershipChanged,
    }),
    player: t.field({ type: ProPlayerNode, description: 'The player.', resolve: ({ player }) => player }),
    currentTeam: t.field({
      type: ProTeamNode,
      nullable: true,
      description: 'Current team of the player. Null if the player has no team.',
      async resolve({ player }, _args, { proScene }) {
        const code = currentTeamOf(player)
        return code === null ? null : (await proScene.look()).findTeam(code)
      },
    }),
  }),
})

export const AccountTakenObject = builder.objectRef<AccountTaken>('AccountTaken').implement({
  description: 'The account already belongs to another pro player.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that names the owner of the account, in English.',
      resolve: ({ player }) => `The account already belongs to ${player.name}.`,
    }),
    player: t.field({
      type: ProPlayerNode,
      description: 'The player who owns the account.',
      resolve: ({ player }) => player,
    }),
  }),
})

export const NotUndoableObject = builder.objectRef<NotUndoable>('NotUndoable').implement({
  description: 'The change cannot be undone.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'Sentence that explains why the change cannot be undone, in English.',
    }),
  }),
})

export const IdempotencyKeyReusedObject = builder.objectRef<IdempotencyKeyReused>('IdempotencyKeyReused').implement({
  description: 'The idempotency key was already used for another request.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to proceed, in English.',
      resolve: () => 'This idempotency key was already used for another request: send this request with a new key.',
    }),
  }),
})

/** Object type of each problem of a roster change, by the `kind` of the problem. */
export const ROSTER_PROBLEM_OBJECTS = {
  'not-allowed': NotAllowedObject,
  'invalid-field': InvalidFieldObject,
  'membership-changed': MembershipChangedObject,
  'account-taken': AccountTakenObject,
  'not-found': AccountNotFoundObject,
  invalid: InvalidRiotIdObject,
  unavailable: UpstreamUnavailableObject,
  'not-undoable': NotUndoableObject,
  'key-reused': IdempotencyKeyReusedObject,
}

function messageOfMembershipChanged({ player }: MembershipChanged): string {
  const code = currentTeamOf(player)
  return code === null ? `${player.name} is in no team now.` : `${player.name} is in ${code} now.`
}
