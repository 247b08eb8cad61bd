import { champion, foundChampion, toChampionBy } from '../champion.ts'
import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'

const document = graphql(`
  query ChampionPlayers($champion: ChampionBy!) {
    champion(by: $champion) {
      players(first: 50) {
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
      }
    }
  }
`)

export const championPlayers = defineExport({
  name: 'champion-players',
  title: 'Accounts that play a champion most',
  parameters: { champion },
  document,
  variables: ({ champion: word }) => ({ champion: toChampionBy(word) }),
  read: (data, given) => ({ nodes: foundChampion(data.champion, given.champion).players, about: {} }),
  columns: {
    gameName: ({ gameName }) => gameName,
    tagLine: ({ tagLine }) => tagLine,
    region: ({ region }) => region,
    proPlayer: ({ proPlayer }) => proPlayer?.name,
    team: ({ proPlayer }) => proPlayer?.team?.code,
    share: ({ share }) => share.value,
    allGames: ({ share }) => share.games,
    games: ({ record }) => record.games,
    wins: ({ record }) => record.wins,
    losses: ({ record }) => record.losses,
    winRate: ({ record }) => record.winRate?.value,
    winRateLow: ({ record }) => record.winRate?.low,
    winRateHigh: ({ record }) => record.winRate?.high,
    kills: ({ record }) => record.kills,
    deaths: ({ record }) => record.deaths,
    assists: ({ record }) => record.assists,
    kda: ({ record }) => record.kda,
    creepScorePerMinute: ({ record }) => record.creepScorePerMinute,
  },
})
