import { z } from 'zod'

const within = z.enum(['MONTH', 'YEAR']).nullable().default(null)

/** Fields of the time that a person spends in a team, in the store. Times are in milliseconds since 1970. */
export const timeShape = {
  /** Null when unknown. */
  from: z.int().nullable(),
  /** Set when only the month or the year of `from` is known: `from` is then its first moment. */
  fromWithin: within,
  /** Null while the time lasts, and when its end is unknown. */
  to: z.int().nullable(),
  /** Set when only the month or the year of `to` is known: `to` is then its first moment. */
  toWithin: within,
  /** True when the time has ended at an unknown date. */
  endUnknown: z.boolean().default(false),
}
