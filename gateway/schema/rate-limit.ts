import type { Standing } from '../limits/point-budgets.ts'
import { builder } from './builder.ts'

const RateLimitObject = builder.objectRef<Standing & { readonly resetAt: number }>('RateLimit').implement({
  description: 'The points that the client address of this operation may use.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'Points in each window of a minute.' }),
    remaining: t.exposeInt('remaining', {
      description: 'Points that are left, when those are taken out that this operation can use.',
    }),
    resetAt: t.expose('resetAt', { type: 'DateTime', description: 'When all points are back.' }),
  }),
})

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimitObject,
    description:
      'What is left of the points of this client address. What an operation costs stands in `extensions.cost`.',
    async resolve(_root, _args, { limits }) {
      const standing = await limits.look()
      return { ...standing, resetAt: limits.now() + standing.resetMs }
    },
  }),
)
