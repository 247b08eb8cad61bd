import { FieldCost } from '../limits/field-cost.ts'
import { currentTeamOf, type ProPlayer } from '../domain/pro-scene.ts'
import { AccountNode } from './account.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { MembershipObject } from './membership.ts'
import { ProAccountObject } from './pro-account.ts'
import { ProLinkObject } from './pro-link.ts'
import { ProPlayerChampionObject, ProPlayerChampionsObject } from './pro-player-champions.ts'
import { ProRoleEnum } from './pro-role.ts'
import { ProTeamNode } from './pro-team.ts'

const ProPlayerRef = builder.objectRef<ProPlayer>('ProPlayer')

export const ProPlayerNode = builder.node(ProPlayerRef, {
  description: 'A person who plays, or has played, in a league.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, { proScene }) => (await proScene.look()).findPlayer(id),
  fields: (t) => ({
    name: t.exposeString('name', {
      broadcastable: true,
      description: 'What the player is called: unique here, case aside.',
    }),
    slug: t.exposeString('slug', {
      broadcastable: true,
      description: 'The name in lower case with `_` for each space: what stands in addresses and names of pictures.',
    }),
    role: t.field({
      type: ProRoleEnum,
      broadcastable: true,
      description: 'What he plays.',
      resolve: ({ role }) => role,
    }),
    team: t.field({
      type: ProTeamNode,
      nullable: true,
      broadcastable: true,
      description: 'The team he plays for now; null when he has none.',
      async resolve(player, _args, { proScene }) {
        const code = currentTeamOf(player)
        return code === null ? null : (await proScene.look()).findTeam(code)
      },
    }),
    memberships: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [MembershipObject],
      broadcastable: true,
      description: 'His teams, the newest first.',
      async resolve({ memberships }, _args, { proScene }) {
        const view = await proScene.look()
        // Nothing can be said of a team that has left the rosters.
        return memberships.toReversed().flatMap(({ team: code, ...time }) => {
          const team = view.findTeam(code)
          return team === null ? [] : [{ ...time, team }]
        })
      },
    }),
    photo: t.string({
      broadcastable: true,
      description: 'Path of a picture on this server.',
      resolve: ({ slug }) => `/images/players/${encodeURIComponent(slug)}.png`,
    }),
    links: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [ProLinkObject],
      broadcastable: true,
      description: 'Where else he can be found.',
      resolve: ({ links }) => [...links],
    }),
    accounts: t.field({
      cost: new FieldCost({ weight: 20, listSize: 4 }),
      type: [ProAccountObject],
      broadcastable: true,
      description: 'His accounts, the one that stands highest in the solo queue first.',
      resolve: async (player, _args, { proPlayers }) => [...(await proPlayers.listAccounts(player))],
    }),
    champions: t.field({
      cost: new FieldCost({
        weight: 2_000,
        riotRequests: 2,
        riotRequestsPerItem: 1,
        listSize: { argument: 'last', most: 100, of: [] },
      }),
      type: ProPlayerChampionsObject,
      description: 'What he did in his newest ranked solo games, on all his accounts together.',
      args: { last: t.arg.int({ defaultValue: 20, description: 'How many games, 1 to 100.' }) },
      resolve(player, { last }, context) {
        if (last < 1 || last > 100) throw badInput(`\`last\` is ${last}: ask for 1 to 100 games.`)
        return context.proPlayers.sumUpChampions(player, last)
      },
    }),
    recordedChampions: t.field({
      cost: new FieldCost({ weight: 300, listSize: 30 }),
      type: [ProPlayerChampionObject],
      description: 'What he did in all recorded games that count, on all accounts that are his now; most games first.',
      async resolve(player, _args, context) {
        return [...(await context.championPlayers.listRecords(player))]
      },
    }),
  }),
})

builder.objectField(ProTeamNode, 'roster', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 8 }),
    type: [ProPlayerNode],
    broadcastable: true,
    description: 'Who plays for the team, in the order of their roles.',
    args: {
      at: t.arg({
        type: 'DateTime',
        required: false,
        description: 'Who played for it at that moment instead, as far as this server knows.',
      }),
    },
    resolve: async ({ code }, { at }, { proScene }) => [...(await proScene.look()).listRoster(code, at ?? undefined)],
  }),
)

builder.objectField(AccountNode, 'proPlayer', (t) =>
  t.field({
    type: ProPlayerNode,
    nullable: true,
    broadcastable: true,
    description: "The pro player whose account it is; null when it is nobody's that is known here.",
    resolve: async (account, _args, { proScene }) => (await proScene.look()).findPlayerOfAccount(account),
  }),
)

builder.queryField('proPlayer', (t) =>
  t.field({
    type: ProPlayerNode,
    nullable: true,
    description:
      'A pro player by his name or slug, and a team that he is or was in, all in any case; null when there is none.',
    args: {
      team: t.arg.string({
        required: false,
        description: 'The code of a team that he is or was in; any, or none, when left out.',
      }),
      name: t.arg.string({ description: 'The name or slug of the player.' }),
    },
    async resolve(_root, { team, name }, { proScene }) {
      const player = (await proScene.look()).findPlayerByName(name)
      const code = team?.toUpperCase()
      const isHis = code === undefined || player?.memberships.some((membership) => membership.team === code)
      return isHis ? player : null
    },
  }),
)
