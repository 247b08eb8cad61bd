import { FieldCost } from '../limits/field-cost.ts'
import type { StatisticsState } from '../domain/statistics-state.ts'
import { builder } from './builder.ts'

const StatisticsStatusObject = builder.objectRef<StatisticsState>('StatisticsStatus').implement({
  description: 'How far the statistics have come.',
  fields: (t) => ({
    patches: t.exposeStringList('patches', {
      cost: new FieldCost({ listSize: 5 }),
      description: 'Every patch of which something is counted, the newest first.',
    }),
    matches: t.exposeInt('matches', { description: 'How many matches are counted.' }),
    countedAt: t.expose('countedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a game was last counted; null before the first one.',
    }),
  }),
})

builder.queryField('statistics', (t) =>
  t.field({
    type: StatisticsStatusObject,
    description: 'How far the statistics have come.',
    resolve: (_root, _args, { championStatistics }) => championStatistics.getState(),
  }),
)
