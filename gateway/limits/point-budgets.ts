import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ADDRESS_POINTS, WINDOW_SECONDS } from './figures.ts'

/** What is left of the points of a client address. */
export interface Standing {
  /** How many points a window has. */
  readonly limit: number
  /** How many of them are left, never below 0; where instances share points, as far as this instance knows. */
  readonly remaining: number
  /** Milliseconds from now until the window ends and all points are back. */
  readonly resetMs: number
}

/** Of an address that has used no points. */
export const NOTHING_USED: Standing = {
  limit: ADDRESS_POINTS,
  remaining: ADDRESS_POINTS,
  resetMs: WINDOW_SECONDS * 1000,
}

/** What taking points ended in. */
export interface Taking extends Standing {
  /** False when there were not enough; then none were taken. */
  readonly taken: boolean
}

/** The points that client addresses may use in each window. */
export interface PointBudgets {
  /** Takes points, unless that is more than are left. */
  take(address: string, points: number): Promise<Taking>
  /** Takes points that were used already, though they be more than are left. */
  charge(address: string, points: number): Promise<Standing>
  /** Gives points back that were taken and not used. */
  giveBack(address: string, points: number): Promise<Standing>
  /** What is left. */
  look(address: string): Promise<Standing>
}

/** Budgets of one instance, in its memory. */
export function createMemoryBudgets(points = ADDRESS_POINTS): PointBudgets {
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_SECONDS })

  function toStanding({ consumedPoints, msBeforeNext }: RateLimiterRes): Standing {
    return { limit: points, remaining: Math.max(0, points - consumedPoints), resetMs: Math.max(0, msBeforeNext) }
  }

  return {
    async take(address, wanted) {
      try {
        return { taken: true, ...toStanding(await limiter.consume(address, wanted)) }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { taken: false, ...toStanding(await limiter.reward(address, wanted)) }
      }
    },
    charge: async (address, used) => toStanding(await limiter.penalty(address, used)),
    giveBack: async (address, unused) => toStanding(await limiter.reward(address, unused)),
    async look(address) {
      const known = await limiter.get(address)
      return known === null ? { limit: points, remaining: points, resetMs: WINDOW_SECONDS * 1000 } : toStanding(known)
    },
  }
}
