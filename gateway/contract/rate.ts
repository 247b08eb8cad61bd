import type { Rate } from '../shared/rate.ts'
import { builder } from './builder.ts'

export const RateObject = builder.objectRef<Rate>('Rate').implement({
  broadcastable: true,
  description: 'A proportion of games, with its sample size and its 95 % Wilson confidence interval.',
  fields: (t) => ({
    value: t.exposeFloat('value', { description: 'Value of the proportion, 0 to 1.' }),
    wins: t.exposeInt('wins', {
      description: 'Number of games that count towards the proportion, such as wins or picks.',
    }),
    games: t.exposeInt('games', { description: 'Number of games in the sample.' }),
    low: t.exposeFloat('low', { description: 'Lower bound of the 95 % Wilson interval, 0 to 1.' }),
    high: t.exposeFloat('high', {
      description: 'Upper bound of the 95 % Wilson interval, 0 to 1.',
    }),
  }),
})
