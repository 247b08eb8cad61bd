import { RankEntryObject } from '../../accounts/schema/rank.ts'
import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { ProEvent } from '../rules/pro-scene.ts'
import type { ProRank } from '../services/pro-players.ts'
import { ProAccountObject } from './pro-account.ts'
import { ProEventNode } from './pro-event.ts'
import { ProPlayerNode } from './pro-player.ts'

const BootcampEntryObject = builder.objectRef<ProRank>('BootcampEntry').implement({
  description: "A pro player's rank on an account in the region of an event.",
  fields: (t) => ({
    proPlayer: t.field({ type: ProPlayerNode, description: 'The player.', resolve: ({ player }) => player }),
    account: t.field({
      type: ProAccountObject,
      description: "The player's account in the region of the event.",
      resolve: ({ account }) => account,
    }),
    standing: t.field({
      type: RankEntryObject,
      description: 'Rank of the account in ranked solo/duo.',
      resolve: ({ entry }) => entry,
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of the rank.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})

const BootcampObject = builder.objectRef<ProEvent>('Bootcamp').implement({
  description: 'Solo queue leaderboard of the players of an event.',
  fields: (t) => ({
    event: t.field({ type: ProEventNode, description: 'The event.', resolve: (event) => event }),
    entries: t.field({
      cost: new FieldCost({ listSize: 50 }),
      type: [BootcampEntryObject],
      description: 'Ranked accounts of the players, highest rank first.',
      async resolve(event, _args, { proScene, proPlayers }) {
        const view = await proScene.look()
        const players = view.listTeamsOfEvent(event).flatMap(({ code }) => view.listRoster(code))
        return [...(await proPlayers.listRanks(players, event.platform))]
      },
    }),
  }),
})

builder.queryField('bootcamp', (t) =>
  t.field({
    type: BootcampObject,
    nullable: true,
    description:
      'Solo queue leaderboard of the players of an event, in the region of the event. Null if the event does not exist.',
    args: { event: t.arg.string({ description: 'Slug of the event, such as `worlds-24`.' }) },
    resolve: async (_root, { event }, { proScene }) => (await proScene.look()).findEvent(event),
  }),
)
