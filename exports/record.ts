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

interface WithRecord {
  readonly record: RecordFragment | null
}

interface ChampionWithRecord extends WithRecord {
  readonly champion: {
    readonly key: number
    readonly slug: string | null
    readonly name: { readonly text: string } | null
  }
}

/** Columns of the figures of a player on a champion. They are empty without a recorded game. */
export const FIGURE_COLUMNS = {
  games: ({ record }: WithRecord) => record?.games,
  wins: ({ record }: WithRecord) => record?.wins,
  losses: ({ record }: WithRecord) => record?.losses,
  winRate: ({ record }: WithRecord) => record?.winRate?.value,
  winRateLow: ({ record }: WithRecord) => record?.winRate?.low,
  winRateHigh: ({ record }: WithRecord) => record?.winRate?.high,
  kills: ({ record }: WithRecord) => record?.kills,
  deaths: ({ record }: WithRecord) => record?.deaths,
  assists: ({ record }: WithRecord) => record?.assists,
  kda: ({ record }: WithRecord) => record?.kda,
  creepScorePerMinute: ({ record }: WithRecord) => record?.creepScorePerMinute,
}

/** Columns of a list of champions with the figures of a player. */
export const RECORD_COLUMNS = {
  championKey: ({ champion }: ChampionWithRecord) => champion.key,
  championSlug: ({ champion }: ChampionWithRecord) => champion.slug,
  championName: ({ champion }: ChampionWithRecord) => champion.name?.text,
  ...FIGURE_COLUMNS,
}
