import type { Rate } from '../domain/rate.ts'
import { builder } from './builder.ts'

export const RateObject = builder.objectRef<Rate>('Rate').implement({
  description: 'A share: the number never travels without its sample and its uncertainty.',
  fields: (t) => ({
    value: t.exposeFloat('value', { broadcastable: true, description: 'The share itself, 0 to 1.' }),
    wins: t.exposeInt('wins', { broadcastable: true, description: 'How many of the games count toward the share.' }),
    games: t.exposeInt('games', { broadcastable: true, description: 'How many games there were.' }),
    low: t.exposeFloat('low', { broadcastable: true, description: 'Lower end of the 95 % Wilson interval, 0 to 1.' }),
    high: t.exposeFloat('high', { broadcastable: true, description: 'Upper end of the 95 % Wilson interval, 0 to 1.' }),
  }),
})
