import type { Mean } from '../shared/mean.ts'
import { builder } from './builder.ts'

export const MeanObject = builder.objectRef<Mean>('Mean').implement({
  description: 'A mean over games, with its sample size and its 95 % confidence interval from the t distribution.',
  fields: (t) => ({
    value: t.exposeFloat('value', { description: 'Value of the mean.' }),
    games: t.exposeInt('games', { description: 'Number of games in the sample, at least five.' }),
    low: t.exposeFloat('low', {
      description: 'Lower bound of the interval. Negative if few games differ very much.',
    }),
    high: t.exposeFloat('high', { description: 'Upper bound of the interval.' }),
  }),
})
