import { currentTeamOf } from '../domain/pro-scene.ts'
import type { FieldProblem, FieldRule } from '../domain/roster-input.ts'
import type { AccountTaken, IdempotencyKeyReused, MembershipChanged, NotUndoable } from '../services/roster-outcome.ts'
import { AccountNotFoundObject, InvalidRiotIdObject } from './account-problem.ts'
import { builder } from './builder.ts'
import { NotAllowedObject } from './not-allowed.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProTeamNode } from './pro-team.ts'
import { ProblemInterface, UpstreamUnavailableObject } from './problem.ts'

const FieldRuleEnum = builder.enumType('FieldRule', {
  description: 'What is wrong with a field of an input.',
  values: {
    REQUIRED: { description: 'It has to be filled in.' },
    TOO_LONG: { description: 'It is longer than `limit` characters.' },
    INVALID: { description: 'It is not written as such a thing is written.' },
    UNKNOWN: { description: 'There is no such thing here.' },
    UNCHANGED: { description: 'It is what is already so.' },
  } satisfies Record<FieldRule, { description: string }>,
})

export const InvalidFieldObject = builder.objectRef<FieldProblem>('InvalidField').implement({
  description: 'A field of the input has to be mended.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What to mend.' }),
    path: t.exposeString('field', {
      description: 'Where the field is in the input, such as `name` or `account.tagLine`.',
    }),
    rule: t.field({ type: FieldRuleEnum, description: 'What is wrong with it.', resolve: ({ rule }) => rule }),
    limit: t.exposeInt('limit', {
      nullable: true,
      description: 'The most characters it may have, where it is too long; else null.',
    }),
  }),
})

export const MembershipChangedObject = builder.objectRef<MembershipChanged>('MembershipChanged').implement({
  description: 'The player is not, or not any more, in the team that the request took him to be in.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({ description: 'Where he is.', resolve: messageOfMembershipChanged }),
    player: t.field({ type: ProPlayerNode, description: 'The player.', resolve: ({ player }) => player }),
    currentTeam: t.field({
      type: ProTeamNode,
      nullable: true,
      description: 'The team he is in; null when he has none.',
      async resolve({ player }, _args, { proScene }) {
        const code = currentTeamOf(player)
        return code === null ? null : (await proScene.look()).findTeam(code)
      },
    }),
  }),
})

export const AccountTakenObject = builder.objectRef<AccountTaken>('AccountTaken').implement({
  description: 'The account belongs to another pro player already.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Whose it is.',
      resolve: ({ player }) => `The account is ${player.name}'s already.`,
    }),
    player: t.field({ type: ProPlayerNode, description: 'Whose it is.', resolve: ({ player }) => player }),
  }),
})

export const NotUndoableObject = builder.objectRef<NotUndoable>('NotUndoable').implement({
  description: "The change can't be taken back.",
  interfaces: [ProblemInterface],
  fields: (t) => ({ message: t.exposeString('message', { description: 'Why not.' }) }),
})

export const IdempotencyKeyReusedObject = builder.objectRef<IdempotencyKeyReused>('IdempotencyKeyReused').implement({
  description: 'The idempotency key has been used for another request.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'What to do.',
      resolve: () => 'Another request was sent with this idempotency key: send this one with a key of its own.',
    }),
  }),
})

/** The type of each problem that a change of the rosters can meet. */
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
