import { graphql } from './gql/gql.ts'
import type { PlayerOfChampionFragment } from './gql/graphql.ts'
import { FIGURE_COLUMNS } from './record.ts'

/** An account that plays a champion, in a list of such accounts. */
graphql(`
  fragment PlayerOfChampion on ChampionPlayer {
    gameName
    tagLine
    region
    proPlayer {
      name
      team {
        code
      }
    }
    share {
      value
      games
    }
    record {
      ...Record
    }
  }
`)

/** Columns of a list of accounts that play a champion. */
export const PLAYER_COLUMNS = {
  gameName: ({ gameName }: PlayerOfChampionFragment) => gameName,
  tagLine: ({ tagLine }: PlayerOfChampionFragment) => tagLine,
  region: ({ region }: PlayerOfChampionFragment) => region,
  proPlayer: ({ proPlayer }: PlayerOfChampionFragment) => proPlayer?.name,
  team: ({ proPlayer }: PlayerOfChampionFragment) => proPlayer?.team?.code,
  share: ({ share }: PlayerOfChampionFragment) => share.value,
  allGames: ({ share }: PlayerOfChampionFragment) => share.games,
  ...FIGURE_COLUMNS,
}
