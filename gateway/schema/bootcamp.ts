import { FieldCost } from '../limits/field-cost.ts'
import type { ProEvent } from '../domain/pro-scene.ts'
import type { ProStanding } from '../services/pro-players.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { ProAccountObject } from './pro-account.ts'
import { ProEventNode } from './pro-event.ts'
import { ProPlayerNode } from './pro-player.ts'
import { RankEntryObject } from './rank.ts'

const BootcampEntryObject = builder.objectRef<ProStanding>('BootcampEntry').implement({
  description: 'How an account of a pro player stands on the region of an event.',
  fields: (t) => ({
    proPlayer: t.field({ type: ProPlayerNode, description: 'The player.', resolve: ({ player }) => player }),
    account: t.field({ type: ProAccountObject, description: 'His account there.', resolve: ({ account }) => account }),
    standing: t.field({
      type: RankEntryObject,
      description: 'The standing in the solo queue.',
      resolve: ({ entry }) => entry,
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'When the standing was fetched.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})

const BootcampObject = builder.objectRef<ProEvent>('Bootcamp').implement({
  description: 'How the players of an event stand in the solo queue of its region.',
  fields: (t) => ({
    event: t.field({ type: ProEventNode, description: 'The event.', resolve: (event) => event }),
    entries: t.field({
      cost: new FieldCost({ listSize: 50 }),
      type: [BootcampEntryObject],
      description: 'Every account that has a standing, the highest first.',
      async resolve(event, _args, { proScene, proPlayers }) {
        const view = await proScene.look()
        const players = view.listTeamsOfEvent(event).flatMap(({ code }) => view.listRoster(code))
        return [...(await proPlayers.listStandings(players, event.platform))]
      },
    }),
  }),
})

builder.queryField('bootcamp', (t) =>
  t.field({
    type: BootcampObject,
    nullable: true,
    description:
      "How the players of an event's teams stand in the solo queue of its region; null when there is no such event.",
    args: { event: t.arg.string({ description: 'The slug of the event, such as `worlds-24`.' }) },
    resolve: async (_root, { event }, { proScene }) => (await proScene.look()).findEvent(event),
  }),
)
