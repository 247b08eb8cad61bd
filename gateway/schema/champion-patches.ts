import { FieldCost } from '../limits/field-cost.ts'
import type { PatchRates } from '../services/champion-statistics.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { LaneEnum } from './participant.ts'
import { RateObject } from './rate.ts'
import { PopulationEnum, StatisticsQueueEnum } from './statistics-filter.ts'

const ChampionPatchRatesObject = builder.objectRef<PatchRates>('ChampionPatchRates').implement({
  description: 'What became of a champion in one patch.',
  fields: (t) => ({
    patch: t.exposeString('patch', { description: 'Such as `16.4`.' }),
    matches: t.exposeInt('matches', {
      description: 'In how many matches of the patch anybody of the population played.',
    }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of its games that were won; null without a game.',
      resolve: ({ winRate }) => winRate,
    }),
    pickRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which it was picked.',
      resolve: ({ pickRate }) => pickRate,
    }),
    banRate: t.field({
      type: RateObject,
      description: 'Share of the matches in which it was banned.',
      resolve: ({ banRate }) => banRate,
    }),
  }),
})

builder.objectField(ChampionNode, 'patchRates', (t) =>
  t.field({
    cost: new FieldCost({ weight: 100, listSize: 10 }),
    type: [ChampionPatchRatesObject],
    description:
      'What became of it from patch to patch, the oldest first: of the newest ten patches those in which anything was counted.',
    args: {
      population: t.arg({ type: PopulationEnum, defaultValue: 'ALL', description: 'Whose games are counted.' }),
      queue: t.arg({
        type: StatisticsQueueEnum,
        defaultValue: 'SOLO',
        description: 'The queue in which games are counted.',
      }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Only games in this lane.' }),
    },
    async resolve({ key }, { population, queue, lane = null }, context) {
      return [...(await context.championStatistics.listPatches(key, { population, queue }, lane))]
    },
  }),
)
