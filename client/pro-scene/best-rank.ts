import type { BestRankLine_playerFragment } from '../gql/graphql.ts'

type Account = BestRankLine_playerFragment['accounts'][number]
type Ranks = NonNullable<Account['ranks']>

export type BestRank =
  | {
      readonly kind: 'ranked'
      readonly account: Account
      readonly entry: Ranks['entries'][number]
      readonly freshness: Ranks['freshness']
    }
  /** `unranked`: none of the fetched accounts is ranked. `unknown`: no account's ranks were fetched. */
  | { readonly kind: 'unranked' | 'unknown' | 'noAccount' }

/** The accounts are sorted by rank, the highest first. */
export function bestRankOf({ accounts }: BestRankLine_playerFragment): BestRank {
  for (const account of accounts) {
    const entry = account.ranks?.entries.find(({ queue }) => queue === 'SOLO')
    if (account.ranks !== null && entry !== undefined) {
      return { kind: 'ranked', account, entry, freshness: account.ranks.freshness }
    }
  }
  if (accounts.length === 0) return { kind: 'noAccount' }
  return { kind: accounts.some(({ ranks }) => ranks !== null) ? 'unranked' : 'unknown' }
}
