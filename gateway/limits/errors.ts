import { GraphQLError } from 'graphql'

export type Budget = 'points' | 'bytes' | 'time' | 'fields'

const EXCEEDED: Readonly<Record<Budget, (limit: number) => string>> = {
  points: (limit) => `The operation used over ${limit} points. Request shorter lists or fewer fields.`,
  bytes: (limit) => `The response is over ${limit} bytes. Request shorter lists or fewer fields.`,
  time: (limit) => `The operation took over ${limit / 1000} seconds. Split it, or try again later.`,
  fields: (limit) => `The document unfolds into over ${limit} fields. Split it into several operations.`,
}

/** Ends an operation that has used up one of its budgets: `BUDGET_EXCEEDED`, with the name of the budget. */
export class BudgetExceeded extends GraphQLError {
  constructor(budget: Budget, limit: number) {
    super(EXCEEDED[budget](limit), { extensions: { code: 'BUDGET_EXCEEDED', budget, limit } })
  }
}

/** Refuses an operation before it is executed: `COST_TOO_HIGH`. */
export class CostTooHigh extends GraphQLError {
  constructor(requested: number, limit: number) {
    const advice = 'Request shorter lists or fewer fields, or split it into several operations.'
    super(`The operation costs up to ${requested} points; the limit is ${limit}. ${advice}`, {
      extensions: { code: 'COST_TOO_HIGH', requested, limit, http: { status: 400 } },
    })
  }
}

interface RateLimitedFacts {
  readonly remaining: number
  /** The time when all points are back, in milliseconds since 1970. */
  readonly resetAt: number
  readonly retryAfterSeconds: number
}

/** Refuses an operation for which too few points are left: `RATE_LIMITED`. */
export class RateLimited extends GraphQLError {
  constructor(requested: number, { remaining, resetAt, retryAfterSeconds }: RateLimitedFacts) {
    super(
      `The operation costs up to ${requested} points, and ${remaining} are left. Try again in ${retryAfterSeconds} seconds.`,
      {
        extensions: {
          code: 'RATE_LIMITED',
          requested,
          remaining,
          resetAt: new Date(resetAt).toISOString(),
          retryAfterSeconds,
          http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
        },
      },
    )
  }
}

const LIMIT_CODES: ReadonlySet<unknown> = new Set([
  'BUDGET_EXCEEDED',
  'COST_TOO_HIGH',
  'RATE_LIMITED',
  'SUBSCRIPTIONS_TOO_EXPENSIVE',
])

export function isLimitError({ extensions }: GraphQLError): boolean {
  return LIMIT_CODES.has(extensions['code'])
}

export function isRateLimited({ extensions }: GraphQLError): boolean {
  return extensions['code'] === 'RATE_LIMITED'
}

export class ClientLeft extends GraphQLError {
  constructor() {
    super('The client has left.', { extensions: { code: 'CLIENT_LEFT' } })
  }
}
