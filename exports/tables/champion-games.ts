import { champion, foundChampion, toChampionBy } from '../champion.ts'
import { defineExport } from '../export.ts'
import { GAME_COLUMNS } from '../game.ts'
import { graphql } from '../gql/gql.ts'
import { Lane } from '../gql/graphql.ts'
import { oneOf, text } from '../parameters.ts'

const document = graphql(`
  query ChampionGames(
    $champion: ChampionBy!
    $lane: Lane
    $againstChampion: ChampionBy
    $proPlayer: ProPlayerBy
    $first: Int!
    $after: String
  ) {
    champion(by: $champion) {
      proMatches(lane: $lane, againstChampion: $againstChampion, proPlayer: $proPlayer, first: $first, after: $after) {
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

export const championGames = defineExport({
  name: 'champion-games',
  title: 'Games of pro players on a champion',
  parameters: {
    champion,
    lane: oneOf(Lane).optional(),
    againstChampion: champion.optional(),
    player: text.optional(),
  },
  document,
  pageSize: 50,
  variables: ({ champion: word, lane, againstChampion, player }, paging) => ({
    champion: toChampionBy(word),
    lane,
    againstChampion: againstChampion === undefined ? null : toChampionBy(againstChampion),
    proPlayer: player === undefined ? null : { name: { name: player } },
    ...paging,
  }),
  read(data) {
    const { edges, pageInfo } = foundChampion(data.champion).proMatches
    return { nodes: edges, about: {}, pageInfo }
  },
  columns: GAME_COLUMNS,
})
