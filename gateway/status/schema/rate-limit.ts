import { builder } from '../../contract/builder.ts'
import type { PointBalance } from '../../limits/point-budgets.ts'

const RateLimitObject = builder.objectRef<PointBalance & { readonly resetAt: number }>('RateLimit').implement({
  description: 'Points of the API key that this operation was sent with; without one, of its client address.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'Number of points in each window of one minute.' }),
    remaining: t.exposeInt('remaining', {
      description: 'Number of points left in the current window, after deducting the maximum cost of this operation.',
    }),
    resetAt: t.expose('resetAt', {
      type: 'DateTime',
      description: 'Time when the window ends and all points are available again.',
    }),
  }),
})

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimitObject,
    description:
      'Remaining points of the API key or the client address. The cost of an operation is returned in `extensions.cost`.',
    async resolve(_root, _args, { limits }) {
      const balance = await limits.look()
      return { ...balance, resetAt: limits.now() + balance.resetMs }
    },
  }),
)
