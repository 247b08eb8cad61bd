import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { text } from '../parameters.ts'
import { notFound, unavailable, wrongParameter } from '../refusals.ts'

const document = graphql(`
  query MatchParticipants($matchId: ID!) {
    match(id: $matchId) {
      __typename
      ... on Problem {
        message
      }
      ... on UpstreamUnavailable {
        retryAt
      }
      ... on Match {
        matchId
        queue
        patch
        startedAt
        durationSeconds
        participants {
          participantId
          teamId
          subteamId
          placement
          gameName
          tagLine
          proPlayer {
            name
            team {
              code
            }
          }
          champion {
            key
            name {
              text
            }
          }
          lane
          win
          champLevel
          kills
          deaths
          assists
          creepScore
          goldEarned
          visionScore
          physicalDamageDealtToChampions
          magicDamageDealtToChampions
          trueDamageDealtToChampions
          physicalDamageTaken
          magicDamageTaken
          trueDamageTaken
          totalHeal
          items {
            key
          }
        }
      }
    }
  }
`)

export const matchParticipants = defineExport({
  name: 'match-participants',
  title: 'Players of a match',
  parameters: { matchId: text },
  document,
  variables: ({ matchId }) => ({ matchId }),
  read({ match }) {
    if (match.__typename === 'UpstreamUnavailable') throw unavailable(match.message, Date.parse(match.retryAt))
    if (match.__typename === 'InvalidMatchId') throw wrongParameter('matchId', match.message)
    if (match.__typename !== 'Match') throw notFound(match.message)
    const { participants, __typename, ...about } = match
    return { nodes: participants, about }
  },
  columns: {
    participantId: ({ participantId }) => participantId,
    teamId: ({ teamId }) => teamId,
    subteamId: ({ subteamId }) => subteamId,
    placement: ({ placement }) => placement,
    gameName: ({ gameName }) => gameName,
    tagLine: ({ tagLine }) => tagLine,
    proPlayer: ({ proPlayer }) => proPlayer?.name,
    team: ({ proPlayer }) => proPlayer?.team?.code,
    championKey: ({ champion }) => champion.key,
    championName: ({ champion }) => champion.name?.text,
    lane: ({ lane }) => lane,
    win: ({ win }) => win,
    championLevel: ({ champLevel }) => champLevel,
    kills: ({ kills }) => kills,
    deaths: ({ deaths }) => deaths,
    assists: ({ assists }) => assists,
    creepScore: ({ creepScore }) => creepScore,
    goldEarned: ({ goldEarned }) => goldEarned,
    visionScore: ({ visionScore }) => visionScore,
    damageToChampions: (row) =>
      row.physicalDamageDealtToChampions + row.magicDamageDealtToChampions + row.trueDamageDealtToChampions,
    damageTaken: (row) => row.physicalDamageTaken + row.magicDamageTaken + row.trueDamageTaken,
    totalHeal: ({ totalHeal }) => totalHeal,
    itemKeys: ({ items }) => items.flatMap((item) => item?.key ?? []).join(' '),
  },
})
