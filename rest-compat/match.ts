import type { z } from 'zod'
import { graphql } from './gql/gql.ts'
import type { WholeMatchFragment } from './gql/graphql.ts'
import type { MATCH } from './match-shape.ts'

/** A complete match. Every document that returns complete matches spreads this fragment. */
graphql(`
  fragment WholeMatch on Match {
    matchId
    puuids
    durationSeconds
    gameMode
    startedAt
    gameType
    gameVersion
    mapId
    platformId
    queueId
    participants {
      assists
      bot
      champLevel
      championId
      championName
      damageDealtToBuildings
      deaths
      doubleKills
      gameEndedInEarlySurrender
      gameName
      goldEarned
      items {
        itemId: key
      }
      kills
      lane
      magicDamageDealtToChampions
      magicDamageTaken
      neutralMinionsKilled
      participantId
      pentaKills
      physicalDamageDealtToChampions
      physicalDamageTaken
      puuid
      quadraKills
      runes {
        statShards {
          defense
          flex
          offense
        }
        styles {
          description
          selections {
            rune {
              runeId: key
            }
            values
          }
          style {
            styleId: key
          }
        }
      }
      summonerName
      summonerSpells {
        key
      }
      tagLine
      teamId
      totalHealsOnTeammates
      totalMinionsKilled
      tripleKills
      trueDamageDealtToChampions
      trueDamageTaken
      visionScore
      win
    }
    teams {
      bans {
        champion {
          key
        }
        pickTurn
      }
      objectives {
        baron {
          first
          kills
        }
        champion {
          first
          kills
        }
        dragon {
          first
          kills
        }
        tower {
          first
          kills
        }
      }
      teamId
      win
    }
  }
`)

type MatchAnswer = z.output<typeof MATCH>
type Participant = WholeMatchFragment['participants'][number]
type Runes = Participant['runes']
type Team = WholeMatchFragment['teams'][number]

/** A field that the match lacks gets a default. */
export function toMatch(match: WholeMatchFragment): MatchAnswer {
  const { matchId, puuids, durationSeconds, startedAt, participants, teams, ...info } = match
  const { gameMode, gameType, gameVersion, mapId, platformId, queueId } = info
  return {
    metadata: { matchId, participants: puuids },
    info: {
      gameDuration: durationSeconds,
      gameMode,
      gameStartTimestamp: startedAt === null ? 0 : Date.parse(startedAt),
      gameType,
      gameVersion,
      mapId,
      platformId,
      queueId,
      participants: participants.map(toParticipant),
      teams: teams.map(toTeam),
    },
  }
}

function toParticipant(participant: Participant): MatchAnswer['info']['participants'][number] {
  const { bot, championId, gameName, items, lane, puuid, runes, summonerSpells, tagLine, ...same } = participant
  const [item0 = 0, item1 = 0, item2 = 0, item3 = 0, item4 = 0, item5 = 0, item6 = 0] = items.map(
    (item) => item?.itemId ?? 0,
  )
  const [summoner1Id = 0, summoner2Id = 0] = summonerSpells.map((spell) => spell?.key ?? 0)
  return {
    ...same,
    championId,
    item0,
    item1,
    item2,
    item3,
    item4,
    item5,
    item6,
    perks: toPerks(runes),
    puuid: bot ? 'BOT' : (puuid ?? ''),
    // A hidden player has the name of the champion, as at Riot.
    riotIdGameName: puuid === null && !bot ? same.championName : gameName,
    riotIdTagline: tagLine,
    summoner1Id,
    summoner2Id,
    teamPosition: lane ?? '',
  }
}

function toPerks({ statShards: { defense, flex, offense }, styles }: Runes) {
  return {
    statPerks: { defense, flex, offense },
    styles: styles.map(({ description, selections, style: { styleId } }) => ({
      description,
      selections: selections.map(({ rune: { runeId }, values: [var1 = 0, var2 = 0, var3 = 0] }) => ({
        perk: runeId,
        var1,
        var2,
        var3,
      })),
      style: styleId,
    })),
  }
}

function toTeam({ bans, objectives: { baron, champion, dragon, tower }, teamId, win }: Team) {
  return {
    bans: bans.map(({ champion: banned, pickTurn }) => ({ championId: banned?.key ?? -1, pickTurn })),
    objectives: { baron, champion, dragon, tower },
    teamId,
    win,
  }
}
