import { graphql } from './gql/gql.ts'
import type { RecordFragment } from './gql/graphql.ts'

graphql(`
  fragment Record on ChampionRecord {
    games
    wins
    losses
    winRate {
      value
      low
      high
    }
    kills
    deaths
    assists
    kda
    creepScorePerMinute
  }
`)

interface ChampionWithRecord {
  readonly champion: {
    readonly key: number
    readonly slug: string | null
    readonly name: { readonly text: string } | null
  }
  readonly record: RecordFragment | null
}

/** Columns of a list of champions with the figures of a player. Figures are empty without a recorded game. */
export const RECORD_COLUMNS = {
  championKey: ({ champion }: ChampionWithRecord) => champion.key,
  championSlug: ({ champion }: ChampionWithRecord) => champion.slug,
  championName: ({ champion }: ChampionWithRecord) => champion.name?.text,
  games: ({ record }: ChampionWithRecord) => record?.games,
  wins: ({ record }: ChampionWithRecord) => record?.wins,
  losses: ({ record }: ChampionWithRecord) => record?.losses,
  winRate: ({ record }: ChampionWithRecord) => record?.winRate?.value,
  winRateLow: ({ record }: ChampionWithRecord) => record?.winRate?.low,
  winRateHigh: ({ record }: ChampionWithRecord) => record?.winRate?.high,
  kills: ({ record }: ChampionWithRecord) => record?.kills,
  deaths: ({ record }: ChampionWithRecord) => record?.deaths,
  assists: ({ record }: ChampionWithRecord) => record?.assists,
  kda: ({ record }: ChampionWithRecord) => record?.kda,
  creepScorePerMinute: ({ record }: ChampionWithRecord) => record?.creepScorePerMinute,
}
