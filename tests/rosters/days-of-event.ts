import fc from 'fast-check'

const toDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** The first and the last day of any event, from 1970 to 2043. */
export const daysOfEvent = fc
  .record({ first: fc.nat(26_000), length: fc.nat(700) })
  .map(({ first, length }) => ({ first: toDay(first), last: toDay(first + length) }))
