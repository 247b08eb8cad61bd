import type { PointBudgets } from './point-budgets.ts'

/** An address contains no space, so no address can be taken for a key. */
const KEY_START = 'api-key '

/** Returns the name of the budget that pays for a request: that of its API key, or else that of its client address. */
export function payerOf({ address, apiKey }: { readonly address: string; readonly apiKey?: string }): string {
  return apiKey === undefined ? address : payerOfKey(apiKey)
}

export function payerOfKey(keyId: string): string {
  return `${KEY_START}${keyId}`
}

/** Returns the id of the API key that pays; null for an address. */
export function findPayingKey(payer: string): string | null {
  return payer.startsWith(KEY_START) ? payer.slice(KEY_START.length) : null
}

/** Joins the budgets of addresses and those of API keys, which can have other sizes. */
export function joinBudgets(ofAddresses: PointBudgets, ofKeys: PointBudgets): PointBudgets {
  const budgetsOf = (payer: string) => (findPayingKey(payer) === null ? ofAddresses : ofKeys)
  return {
    take: (payer, points) => budgetsOf(payer).take(payer, points),
    charge: (payer, points) => budgetsOf(payer).charge(payer, points),
    giveBack: (payer, points) => budgetsOf(payer).giveBack(payer, points),
    look: (payer) => budgetsOf(payer).look(payer),
  }
}
