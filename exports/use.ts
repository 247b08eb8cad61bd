import { graphql } from './gql/gql.ts'
import type { CountedRateFragment } from './gql/graphql.ts'

graphql(`
  fragment CountedRate on Rate {
    value
    low
    high
    wins
    games
  }
`)

/** One of several choices, such as an item or a lane: how often it was made, and how often it won. */
interface Use {
  readonly share: { readonly value: number }
  readonly winRate: CountedRateFragment
}

/** Columns of the figures of a choice. */
export const USE_COLUMNS = {
  share: ({ share }: Use) => share.value,
  games: ({ winRate }: Use) => winRate.games,
  wins: ({ winRate }: Use) => winRate.wins,
  winRate: ({ winRate }: Use) => winRate.value,
  winRateLow: ({ winRate }: Use) => winRate.low,
  winRateHigh: ({ winRate }: Use) => winRate.high,
}
