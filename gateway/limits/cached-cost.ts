import { z } from 'zod'
import { RIOT_REQUEST_POINTS } from './limit-values.ts'
import type { CostReport } from './operations.ts'
import type { PointBalance, PointBudgets } from './point-budgets.ts'

/** Cost of the operation that computed an answer. */
export type KnownCost = Pick<CostReport, 'requested' | 'actual' | 'riotRequests'>

const knownCost = z.object({ cost: z.object({ requested: z.int(), actual: z.int(), riotRequests: z.int() }) })

/** Returns the cost in the extensions of a result; null for a result without one. */
export function costIn(extensions: unknown): KnownCost | null {
  return knownCost.safeParse(extensions).data?.cost ?? null
}

/** Points that an answer costs those who get it without its requests to Riot. */
export function repeatedPoints({ actual, riotRequests }: KnownCost): number {
  return actual - riotRequests * RIOT_REQUEST_POINTS
}

export interface Charged {
  readonly report: CostReport
  readonly balance: PointBalance
}

/**
 * Charges an address for an answer that was computed before: as much as for computing it again, without its requests to Riot. Null
 * when the address has too few points for the operation.
 */
export async function chargeCached(
  known: KnownCost,
  address: string,
  { budgets, now }: { readonly budgets: PointBudgets; readonly now: () => number },
): Promise<Charged | null> {
  const taking = await budgets.take(address, known.requested)
  if (!taking.taken) return null
  const actual = repeatedPoints(known)
  const balance = await budgets.giveBack(address, known.requested - actual)
  const { remaining, resetMs } = balance
  const resetAt = new Date(now() + resetMs).toISOString()
  return { report: { requested: known.requested, actual, riotRequests: 0, remaining, resetAt }, balance }
}
