import type { ProTeam } from '../domain/pro-scene.ts'
import { regionOf } from '../domain/region.ts'
import type { RosterChange, RosterChangeKind } from '../domain/roster-change.ts'
import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { findGlobalId } from './global-id.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProRoleEnum } from './pro-role.ts'
import { ProTeamNode } from './pro-team.ts'
import { RegionalRiotIdObject } from './status.ts'

const RosterChangeKindEnum = builder.enumType('RosterChangeKind', {
  description: 'What a roster change did.',
  values: {
    ADDED: { description: "A player came to this server's rosters." },
    UPDATED: { description: 'A player got another role, or one more account.' },
    TRANSFERRED: { description: 'A player went from one team to another, left his team or found one.' },
    REMOVED: { description: "A player was taken out of this server's rosters." },
    UNDONE: { description: 'An earlier change was taken back.' },
  } satisfies Record<RosterChangeKind, { description: string }>,
})

const RosterChangeRef = builder.objectRef<RosterChange>('RosterChange')

export const RosterChangeNode = builder.node(RosterChangeRef, {
  description: "A change of this server's rosters, as it was written down.",
  id: { resolve: ({ number }) => String(number) },
  loadOne(id, { rosters }) {
    const number = toChangeNumber(id)
    return number === null ? null : rosters.findChange(number)
  },
  fields: (t) => ({
    kind: t.field({
      type: RosterChangeKindEnum,
      broadcastable: true,
      description: 'What it did.',
      resolve: ({ kind }) => kind,
    }),
    playerName: t.exposeString('playerName', { broadcastable: true, description: 'What the player was called then.' }),
    player: t.field({
      type: ProPlayerNode,
      nullable: true,
      broadcastable: true,
      description: "The player; null when he is no longer in this server's rosters.",
      resolve: async ({ playerId }, _args, { proScene }) => (await proScene.look()).findPlayer(playerId),
    }),
    role: t.field({
      type: ProRoleEnum,
      broadcastable: true,
      description: 'What the player plays after the change.',
      resolve: ({ role }) => role,
    }),
    fromTeam: t.field({
      type: ProTeamNode,
      nullable: true,
      broadcastable: true,
      description: 'The team he left; null when he had none, or stayed.',
      resolve: ({ fromTeam }, _args, context) => findTeam(fromTeam, context),
    }),
    toTeam: t.field({
      type: ProTeamNode,
      nullable: true,
      broadcastable: true,
      description: 'The team he came to; null when there is none, or he stayed.',
      resolve: ({ toTeam }, _args, context) => findTeam(toTeam, context),
    }),
    account: t.field({
      type: RegionalRiotIdObject,
      nullable: true,
      broadcastable: true,
      description: 'The account that he gained or lost; null when there is none.',
      resolve: ({ account }) => account && { ...account, region: regionOf(account.platform) },
    }),
    at: t.expose('at', { type: 'DateTime', broadcastable: true, description: 'When it took place.' }),
    recordedAt: t.expose('recordedAt', {
      type: 'DateTime',
      broadcastable: true,
      description: 'When it was written down here.',
    }),
    by: t.exposeString('by', { broadcastable: true, description: 'Who wrote it down.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      broadcastable: true,
      description: 'Why; null when nobody said so.',
    }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      broadcastable: true,
      description: 'Where it can be read up; null when nobody said so.',
    }),
    undoes: t.field({
      type: RosterChangeRef,
      nullable: true,
      broadcastable: true,
      description: 'The change that this one takes back; null for any other change.',
      resolve: ({ undoes }, _args, { rosters }) => (undoes === null ? null : rosters.findChange(undoes)),
    }),
    undoneBy: t.field({
      type: RosterChangeRef,
      nullable: true,
      broadcastable: true,
      description: 'The change that took this one back; null while it stands.',
      resolve: ({ undoneBy }, _args, { rosters }) => (undoneBy === null ? null : rosters.findChange(undoneBy)),
    }),
    undoable: t.boolean({
      broadcastable: true,
      description: 'Whether it can be taken back: only the newest change of a player that still stands.',
      resolve: (change, _args, { rosters }) => rosters.isUndoable(change),
    }),
  }),
})

/** The number in the opaque id of a change; null for any other text. */
export function findChangeNumber(globalId: string): number | null {
  const found = findGlobalId(globalId)
  return found?.typename === 'RosterChange' ? toChangeNumber(found.id) : null
}

function toChangeNumber(id: string): number | null {
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}

async function findTeam(code: string | null, { proScene }: GraphQLContext): Promise<ProTeam | null> {
  return code === null ? null : (await proScene.look()).findTeam(code)
}
