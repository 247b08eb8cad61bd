import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { StatisticsState } from '../collections/statistics-state.ts'

const StatisticsStatusObject = builder.objectRef<StatisticsState>('StatisticsStatus').implement({
  description: 'Extent of the recorded statistics.',
  fields: (t) => ({
    patches: t.exposeStringList('patches', {
      cost: new FieldCost({ listSize: 5 }),
      description: 'Patches with counted games, newest first.',
    }),
    matches: t.exposeInt('matches', { description: 'Number of counted matches.' }),
    countedAt: t.expose('countedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when a game was last counted. Null until the first game is counted.',
    }),
  }),
})

builder.queryField('statistics', (t) =>
  t.field({
    type: StatisticsStatusObject,
    description: 'Extent of the recorded statistics.',
    resolve: (_root, _args, { championStatistics }) => championStatistics.getState(),
  }),
)
