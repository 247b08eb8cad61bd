import { AccountNode } from '../../accounts/schema/account.ts'
import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum, ParticipantObject } from '../../matches/schema/participant.ts'
import { openPlatformOf } from '../../shared/region.ts'
import { LANE_OF_ROLE } from '../rules/pro-role.ts'
import { currentTeamOf, type ProPlayer } from '../rules/pro-scene.ts'
import { sumUpProvenance, withSourcesOf } from '../rules/roster-sources.ts'
import { MembershipObject } from './membership.ts'
import { ProAccountObject } from './pro-account.ts'
import { findPlayerBy, ProPlayerByInput } from './pro-player-by.ts'
import { ProPlayerChampionObject, ProPlayerChampionsObject } from './pro-player-champions.ts'
import { ProRoleEnum } from './pro-role.ts'
import { ProTeamNode } from './pro-team.ts'
import { ProvenanceObject } from './provenance.ts'

/** Maximum number of champions in one answer, some more than the game has. */
const MAX_CHAMPIONS = 200

const ProPlayerRef = builder.objectRef<ProPlayer>('ProPlayer')

export const ProPlayerNode = builder.node(ProPlayerRef, {
  broadcastable: true,
  description: 'A current or former professional player.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, { proScene }) => (await proScene.look()).findPlayer(id),
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the player. Several players may have the same name; `slug` is unique.',
    }),
    formerNames: t.stringList({
      cost: new FieldCost({ listSize: 2 }),
      description: 'Names under which the player was known before. Searches find the player by them.',
      resolve: ({ formerNames }) => [...formerNames],
    }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'Country of the player, as in ISO 3166-1 alpha-2, such as `KR`. Null if unknown.',
    }),
    otherRoles: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [ProRoleEnum],
      description: 'Further roles of the player.',
      resolve: ({ otherRoles }) => [...otherRoles],
    }),
    retired: t.exposeBoolean('retired', {
      description: 'True if the player no longer plays. Only searches list the player.',
    }),
    provenance: t.field({
      type: ProvenanceObject,
      description:
        'Sources of the facts about the player, and the oldest date of what they say about the current team.',
      resolve: ({ provenance, memberships, accounts, links }) => {
        const current = memberships.at(-1)
        const own = current === undefined ? provenance : sumUpProvenance([current.provenance, provenance])
        return withSourcesOf(
          own,
          [...accounts, ...links].map((fact) => fact.provenance),
        )
      },
    }),
    slug: t.exposeString('slug', {
      description:
        'Lower-case name with `_` for each space, used in URLs and image paths. Unique; a word distinguishes players of one name.',
    }),
    role: t.field({
      type: ProRoleEnum,
      description: 'Role of the player.',
      resolve: ({ role }) => role,
    }),
    lane: t.field({
      type: LaneEnum,
      description: 'Lane of the role. Comparable with `Participant.lane` and the lanes of statistics.',
      resolve: ({ role }) => LANE_OF_ROLE[role],
    }),
    team: t.field({
      type: ProTeamNode,
      nullable: true,
      description: 'Current team. Null if the player has no team.',
      async resolve(player, _args, { proScene }) {
        const code = currentTeamOf(player)
        return code === null ? null : (await proScene.look()).findTeam(code)
      },
    }),
    memberships: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [MembershipObject],
      description:
        'Memberships of the player, newest first. Memberships in teams that have left the rosters are omitted.',
      async resolve({ memberships }, _args, { proScene }) {
        const view = await proScene.look()
        // Teams that left the rosters cannot be described.
        return memberships.toReversed().flatMap(({ team: code, ...time }) => {
          const team = view.findTeam(code)
          return team === null ? [] : [{ ...time, team }]
        })
      },
    }),
    photo: t.string({
      description: "Path of the player's photo on this server, or URL.",
      args: pictureArgument,
      resolve: ({ slug }, picture, context) =>
        pictureAddress(`/images/players/${encodeURIComponent(slug)}.png`, picture, context),
    }),
    accounts: t.field({
      cost: new FieldCost({ weight: 20, listSize: 4 }),
      type: [ProAccountObject],
      description: 'Accounts of the player, highest solo queue rank first.',
      resolve: async (player, _args, { proPlayers }) => [...(await proPlayers.listAccounts(player))],
    }),
    champions: t.field({
      broadcastable: false,
      cost: new FieldCost({
        weight: 2_000,
        riotRequests: 2,
        riotRequestsPerItem: 1,
        listSize: { argument: 'last', most: 100, of: [] },
      }),
      type: ProPlayerChampionsObject,
      description: 'Results by champion in the newest ranked solo/duo games, over all accounts of the player.',
      args: { last: t.arg.int({ defaultValue: 20, description: 'Number of newest games to include, 1 to 100.' }) },
      resolve(player, { last }, context) {
        readCount('last', last, 100, 'games')
        return context.proPlayers.sumUpChampions(player, last)
      },
    }),
    recordedChampions: t.field({
      broadcastable: false,
      cost: new FieldCost({ weight: 300, listSize: { argument: 'first', most: MAX_CHAMPIONS, usually: 30 } }),
      type: [ProPlayerChampionObject],
      description:
        'Results by champion over the newest known games of all current accounts of the player, at most 500 of each account, in ranked, normal and Clash queues. Most games first.',
      args: {
        first: t.arg.int({
          required: false,
          description: 'Number of champions to return, 1 to 200. Without it, all are returned.',
        }),
      },
      async resolve(player, { first }, context) {
        const most = first ?? MAX_CHAMPIONS
        if (most < 1 || most > MAX_CHAMPIONS) throw badInput(`\`first\` is ${most}: ask for 1 to ${MAX_CHAMPIONS}.`)
        return (await context.championPlayers.listRecords(player)).slice(0, most)
      },
    }),
  }),
})

builder.objectField(ProTeamNode, 'roster', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 8 }),
    type: [ProPlayerNode],
    description: 'Players of the team, ordered by role.',
    args: {
      at: t.arg({
        type: 'DateTime',
        required: false,
        description:
          'Returns the roster at this moment, as far as this server knows it. Defaults to the current roster.',
      }),
    },
    resolve: async ({ code }, { at }, { proScene }) => [...(await proScene.look()).listRoster(code, at ?? undefined)],
  }),
)

builder.objectField(AccountNode, 'proPlayer', (t) =>
  t.field({
    type: ProPlayerNode,
    nullable: true,
    description: 'The pro player who owns the account. Null if the account belongs to no known pro player.',
    resolve: async (account, _args, { proScene }) => (await proScene.look()).findPlayerOfAccount(account),
  }),
)

builder.objectField(ParticipantObject, 'proPlayer', (t) =>
  t.field({
    type: ProPlayerNode,
    nullable: true,
    description: 'The pro player who owns the account. Null if the account belongs to no known pro player.',
    resolve: async ({ platform, puuid }, _args, { proScene }) =>
      puuid === null
        ? null
        : (await proScene.look()).findPlayerOfAccount({ platform: openPlatformOf(platform), puuid }),
  }),
)

builder.queryField('proPlayer', (t) =>
  t.field({
    type: ProPlayerNode,
    nullable: true,
    description: 'Looks up a pro player. Null if there is no such player.',
    args: {
      by: t.arg({
        type: ProPlayerByInput,
        required: false,
        description: 'The player. An error is returned without it.',
      }),
      team: t.arg.string({
        required: false,
        description: 'Code of a current or former team of the player. Matches any player if omitted.',
        deprecationReason: deprecated('Use `by: { name: { name, team } }`.', '2027-11-30'),
      }),
      name: t.arg.string({
        required: false,
        description: 'Name or slug of the player, case-insensitive.',
        deprecationReason: deprecated('Use `by: { name: { name } }`, or `by: { slug }`.', '2027-11-30'),
      }),
    },
    async resolve(_root, { by, team, name }, { proScene }) {
      if (by && (typeof name === 'string' || typeof team === 'string')) {
        throw badInput('`by` is given with `name` or `team`: pass only `by`.')
      }
      const wanted = by ?? (typeof name === 'string' ? { name: { name, team: team ?? null } } : null)
      if (wanted === null) throw badInput('No player is given: pass `by`, such as `by: { slug: "faker" }`.')
      return findPlayerBy(wanted, await proScene.look())
    },
  }),
)
