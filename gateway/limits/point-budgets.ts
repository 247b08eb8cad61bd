import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ADDRESS_POINTS, WINDOW_SECONDS } from './limit-values.ts'

export interface PointBalance {
  readonly limit: number
  /** Points left, never below 0. When instances share points, this is only as current as this instance's last lease. */
  readonly remaining: number
  /** Milliseconds until the window ends and all points are back. */
  readonly resetMs: number
}

export const NOTHING_USED: PointBalance = {
  limit: ADDRESS_POINTS,
  remaining: ADDRESS_POINTS,
  resetMs: WINDOW_SECONDS * 1000,
}

export interface Taking extends PointBalance {
  /** False when too few points were left; none are taken then. */
  readonly taken: boolean
}

/** Points that each client address, or each API key, may use per window. Both are named by `payerOf`. */
export interface PointBudgets {
  /** Takes points if enough are left. */
  take(payer: string, points: number): Promise<Taking>
  /** Takes points that are already used, even if fewer are left. */
  charge(payer: string, points: number): Promise<PointBalance>
  /** Returns points that were taken but not used. */
  giveBack(payer: string, points: number): Promise<PointBalance>
  look(payer: string): Promise<PointBalance>
}

export function createMemoryBudgets(points = ADDRESS_POINTS): PointBudgets {
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_SECONDS })

  function toBalance({ consumedPoints, msBeforeNext }: RateLimiterRes): PointBalance {
    return { limit: points, remaining: Math.max(0, points - consumedPoints), resetMs: Math.max(0, msBeforeNext) }
  }

  return {
    async take(payer, wanted) {
      try {
        return { taken: true, ...toBalance(await limiter.consume(payer, wanted)) }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { taken: false, ...toBalance(await limiter.reward(payer, wanted)) }
      }
    },
    charge: async (payer, used) => toBalance(await limiter.penalty(payer, used)),
    async giveBack(payer, unused) {
      const result = await limiter.reward(payer, unused)
      // The points may have been taken in the previous window.
      return toBalance(result.consumedPoints < 0 ? await limiter.penalty(payer, -result.consumedPoints) : result)
    },
    async look(payer) {
      const known = await limiter.get(payer)
      return known === null ? { limit: points, remaining: points, resetMs: WINDOW_SECONDS * 1000 } : toBalance(known)
    },
  }
}
