import { champion, toChampionBy } from '../champion.ts'
import { defineExport } from '../export.ts'
import { GAME_COLUMNS } from '../game.ts'
import { graphql } from '../gql/gql.ts'
import { QueueFilter } from '../gql/graphql.ts'
import { oneOf } from '../parameters.ts'
import { foundProPlayer, PRO_PLAYER, toProPlayerBy } from '../pro-player.ts'

const document = graphql(`
  query PlayerGames(
    $proPlayer: ProPlayerBy!
    $queue: QueueFilter
    $withChampion: ChampionBy
    $first: Int!
    $after: String
  ) {
    proPlayer(by: $proPlayer) {
      matches(queue: $queue, withChampion: $withChampion, first: $first, after: $after) {
        edges {
          ...Game
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)

export const playerGames = defineExport({
  name: 'player-games',
  title: 'Games of a pro player',
  parameters: { ...PRO_PLAYER, queue: oneOf(QueueFilter).optional(), champion: champion.optional() },
  document,
  pageSize: 50,
  variables: ({ champion: word, queue, ...player }, paging) => ({
    proPlayer: toProPlayerBy(player),
    queue,
    withChampion: word === undefined ? null : toChampionBy(word),
    ...paging,
  }),
  async read(data, given, execute) {
    const { edges, pageInfo } = (await foundProPlayer(data.proPlayer, given, execute)).matches
    return { nodes: edges, about: {}, pageInfo }
  },
  columns: GAME_COLUMNS,
})
