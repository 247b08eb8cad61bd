import { RankEntryObject } from '../../accounts/schema/rank.ts'
import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { RosterStrength } from '../rules/roster-strength.ts'
import { LeagueNode } from './league.ts'
import { ProTeamNode } from './pro-team.ts'

const RosterStrengthObject = builder.objectRef<RosterStrength>('RosterStrength').implement({
  description:
    "Strength of players without substitutes, from each player's highest known rank in ranked solo/duo, over all regions. Accounts in doubt do not count.",
  fields: (t) => ({
    median: t.field({
      type: RankEntryObject,
      nullable: true,
      description:
        'The rank in the middle of the known ones; of two in the middle, the lower one. Null if no rank is known. Missing ranks are not estimated: see `known`.',
      resolve: ({ median }) => median,
    }),
    players: t.exposeInt('players', { description: 'Number of players without substitutes.' }),
    known: t.exposeInt('known', { description: 'Number of these players with a known rank.' }),
    oldestAt: t.expose('oldestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the oldest of these ranks was fetched from Riot. Null if no rank is known.',
    }),
  }),
})

builder.objectField(ProTeamNode, 'strength', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 50 }),
    type: RosterStrengthObject,
    description: 'Strength of the current roster. May be a minute old.',
    resolve: async ({ code }, _args, { proScene, rosterStrengths }) =>
      rosterStrengths.sumUp([(await proScene.look()).listRoster(code)]),
  }),
)

builder.objectField(LeagueNode, 'strength', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 300 }),
    type: RosterStrengthObject,
    description: 'Strength of the current rosters of all teams. May be a minute old.',
    async resolve({ code }, _args, { proScene, rosterStrengths }) {
      const view = await proScene.look()
      return rosterStrengths.sumUp(view.listTeams(code).map((team) => view.listRoster(team.code)))
    },
  }),
)
