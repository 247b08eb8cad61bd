/** A target for a figure of the product. */
export interface Goal {
  readonly what: string
  readonly bound: 'at most' | 'at least'
  readonly value: number
  readonly unit: string
}

/** All targets, in the order of the final table. */
export const GOALS = {
  turn: atMost(50, 'ms', 'One document: CPU in one turn of the event loop'),
  answer: atMost(2, 'MB', 'One document: size of its answer'),
  refusal: atMost(10, 'ms', 'A refused document: CPU'),
  deaths: atMost(0, 'deaths', 'Siege: deaths of the process'),
  growth: atMost(200, 'MB', 'Siege: growth of memory at its peak'),
  page: atMost(2, '×', "Siege: a visitor's account page, p99 over its quiet p99"),
  ranks: atMost(2, '×', "Siege: a visitor's fresh ranks, p99 over their quiet p99"),
  scarceRiot: atLeast(95, '%', 'Scarce Riot: look-ups of ten others that are answered'),
  obedient: atMost(0, 'refusals', 'Obedient client: refusals'),
  pings: atMost(100, 'MB', 'Pings of 90 kB, pongs never read: growth of memory'),
  unreadAnswers: atMost(100, 'MB', '500 clients that never read: growth of memory'),
  overhead: atMost(5, '%', 'Cost analysis: share of the CPU of a small query'),
  stormMedian: atMost(1.2, '×', 'Subscribe/complete storm: events to others, p50 over quiet p50'),
  stormTail: atMost(1.2, '×', 'Subscribe/complete storm: events to others, p99 over quiet p99'),
  heavyMedian: atMost(1.2, '×', '100 heavy subscriptions: events to others, p50 over quiet p50'),
  heavyTail: atMost(1.2, '×', '100 heavy subscriptions: events to others, p99 over quiet p99'),
} as const satisfies Readonly<Record<string, Goal>>

export type GoalName = keyof typeof GOALS

function atMost(value: number, unit: string, what: string): Goal {
  return { what, bound: 'at most', value, unit }
}

function atLeast(value: number, unit: string, what: string): Goal {
  return { what, bound: 'at least', value, unit }
}
