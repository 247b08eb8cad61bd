import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import type { PatchRates } from '../services/champion-statistics.ts'
import { PopulationEnum, StatisticsQueueEnum } from './statistics-filter.ts'

const ChampionPatchRatesObject = builder.objectRef<PatchRates>('ChampionPatchRates').implement({
  description: 'Statistics of a champion in one patch.',
  fields: (t) => ({
    patch: t.exposeString('patch', { description: 'The patch, such as `16.4`.' }),
    matches: t.exposeInt('matches', {
      description: 'Number of matches of the patch in which any member of the population played.',
    }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: "Share of the champion's games that were won. Null without games.",
      resolve: ({ winRate }) => winRate,
    }),
    pickRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which the champion was picked.',
      resolve: ({ pickRate }) => pickRate,
    }),
    banRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which the champion was banned.',
      resolve: ({ banRate }) => banRate,
    }),
  }),
})

builder.objectField(ChampionNode, 'patchRates', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 100, listSize: 10 }),
    type: [ChampionPatchRatesObject],
    description:
      'Statistics of the champion by patch, oldest patch first. Covers the newest ten patches; patches without recorded games are omitted.',
    args: {
      population: t.arg({
        type: PopulationEnum,
        defaultValue: 'ALL',
        description: 'Population whose games are counted.',
      }),
      queue: t.arg({
        type: StatisticsQueueEnum,
        defaultValue: 'SOLO',
        description: 'Queue whose games are counted.',
      }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Counts only games in this lane.' }),
    },
    async resolve({ key }, { population, queue, lane = null }, context) {
      return [...(await context.championStatistics.listPatches(key, { population, queue }, lane))]
    },
  }),
)
