import { RegionalRiotIdObject } from '../../accounts/schema/regional-riot-id.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { regionOf } from '../../shared/region.ts'
import type { ProTeam } from '../rules/pro-scene.ts'
import type { RosterChange, RosterChangeKind } from '../rules/roster-change.ts'
import { findShownAccount } from '../rules/shown-account.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProRoleEnum } from './pro-role.ts'
import { ProTeamNode } from './pro-team.ts'

const RosterChangeKindEnum = builder.enumType('RosterChangeKind', {
  description: 'Kind of roster change.',
  values: {
    ADDED: { description: "A player was added to this server's rosters." },
    UPDATED: { description: 'A player changed role, gained an account or was corrected.' },
    TRANSFERRED: { description: 'A player moved to another team, left a team or joined one.' },
    REMOVED: { description: "A player was removed from this server's rosters." },
    UNDONE: { description: 'An earlier change was undone.' },
  } satisfies Record<RosterChangeKind, { description: string }>,
})

const RosterChangeRef = builder.objectRef<RosterChange>('RosterChange')

export const RosterChangeNode = builder.node(RosterChangeRef, {
  broadcastable: true,
  description: "A recorded change of this server's rosters.",
  id: { resolve: ({ number }) => String(number) },
  loadOne(id, { rosters }) {
    const number = toChangeNumber(id)
    return number === null ? null : rosters.findChange(number)
  },
  fields: (t) => ({
    kind: t.field({
      type: RosterChangeKindEnum,
      description: 'Kind of the change.',
      resolve: ({ kind }) => kind,
    }),
    playerName: t.exposeString('playerName', {
      description: 'Name of the player at the time of the change.',
    }),
    player: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: "The player. Null if the player is no longer in this server's rosters.",
      resolve: async ({ playerId }, _args, { proScene }) => (await proScene.look()).findPlayer(playerId),
    }),
    role: t.field({
      type: ProRoleEnum,
      description: 'Role of the player after the change.',
      resolve: ({ role }) => role,
    }),
    previousRole: t.field({
      type: ProRoleEnum,
      nullable: true,
      description: 'Role of the player before the change. Null if the role did not change.',
      resolve: ({ previousRole }) => previousRole,
    }),
    fromTeam: t.field({
      type: ProTeamNode,
      nullable: true,
      description:
        'Team that the player left. Null if the player left no team, or if that team is no longer in the rosters.',
      resolve: ({ fromTeam }, _args, context) => findTeam(fromTeam, context),
    }),
    toTeam: t.field({
      type: ProTeamNode,
      nullable: true,
      description:
        'Team that the player joined. Null if the player joined no team, or if that team is no longer in the rosters.',
      resolve: ({ toTeam }, _args, context) => findTeam(toTeam, context),
    }),
    account: t.field({
      type: RegionalRiotIdObject,
      nullable: true,
      description:
        'Account that the player gained, under its present Riot ID. Null if the accounts did not change, and if the account is in doubt or no longer that of the player.',
      resolve: async (change, _args, { proScene }) => {
        const account = findShownAccount(change, (await proScene.look()).findPlayer(change.playerId))
        return account && { ...account, region: regionOf(account.platform) }
      },
    }),
    at: t.expose('at', { type: 'DateTime', description: 'Time when the change took effect.' }),
    recordedAt: t.expose('recordedAt', {
      type: 'DateTime',
      description: 'Time when the change was recorded on this server.',
    }),
    by: t.exposeString('by', { description: 'Name of the editor who recorded the change.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Reason for the change. Null if the editor gave none.',
    }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'URL of a source that confirms the change. Null if the editor gave none.',
    }),
    undoes: t.field({
      type: RosterChangeRef,
      nullable: true,
      description: 'The change that this one undoes. Null for all other kinds of changes.',
      resolve: ({ undoes }, _args, { rosters }) => (undoes === null ? null : rosters.findChange(undoes)),
    }),
    undoneBy: t.field({
      type: RosterChangeRef,
      nullable: true,
      description: 'The change that undid this one. Null while this change is in effect.',
      resolve: ({ undoneBy }, _args, { rosters }) => (undoneBy === null ? null : rosters.findChange(undoneBy)),
    }),
    undoable: t.boolean({
      description: 'True if the change can be undone: only the newest change of a player that is still in effect.',
      resolve: (change, _args, { rosters }) => rosters.isUndoable(change),
    }),
  }),
})

/** Returns null for any other text than the opaque id of a change. */
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
