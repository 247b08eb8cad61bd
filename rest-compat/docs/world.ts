import type { Execute } from '../../gateway/http/execute.ts'
import type { ExampleWorld } from '../example.ts'
import { graphql } from '../gql/gql.ts'
import type { DocsGamesQuery, DocsRostersQuery } from '../gql/graphql.ts'

/** Values that change while the server runs. Reads no match. */
const rostersDocument = graphql(`
  query DocsRosters {
    status {
      dataSource
    }
    leagues {
      code
      teams {
        code
        roster {
          name
          role
        }
      }
    }
    activeGames {
      games {
        matchId
        startedAt
        pros {
          puuid
        }
      }
    }
  }
`)

/** Values that stay, once they are known. */
const gamesDocument = graphql(`
  query DocsGames {
    proPlayers(first: 5) {
      edges {
        node {
          accounts {
            region
            account {
              gameName
              tagLine
              puuid
            }
          }
          matches(first: 5, queue: SOLO) {
            edges {
              participant {
                lane
                champion {
                  key
                }
              }
              opponent {
                champion {
                  key
                }
              }
              node {
                matchId
                queueId
              }
            }
          }
        }
      }
    }
  }
`)

/** Values of a server that knows no players yet. Nothing has these names. */
const ILLUSTRATION: ExampleWorld = {
  demoAccount: { gameName: 'Lane Watcher', tagLine: 'EUW', puuid: 'PUUID', region: 'EUW' },
  demoMatch: { matchId: 'EUW1_7012345678', queueId: 420 },
  playing: { puuid: 'PUUID', gameId: 7_012_345_678, platformId: 'EUW1' },
  demoPro: { player: 'Newcomer', region: 'LEC', role: 'MID', team: 'G2' },
  transfer: { player: 'Newcomer', region: 'LEC', role: 'MID', fromTeam: 'FNC', toTeam: 'G2' },
  proGame: { championId: 268, lane: 'MIDDLE', enemy: 134 },
}

type Games = Pick<ExampleWorld, 'demoAccount' | 'demoMatch' | 'proGame'>

/** Returns a function that finds accounts, games and players of the running server for the examples of the page. */
export function createWorldReader(): (execute: Execute) => Promise<ExampleWorld> {
  let games: Games | null = null
  return async (execute) => {
    const { data: rosters } = await execute(rostersDocument, {})
    if (games === null) {
      const { data } = await execute(gamesDocument, {})
      games = data ? findGames(data) : null
    }
    return { ...ILLUSTRATION, ...games, ...(rosters ? findPros(rosters, games) : {}) }
  }
}

function findGames({ proPlayers }: DocsGamesQuery): Games | null {
  for (const { node } of proPlayers.edges) {
    const account = node.accounts.find((each) => each.account !== null)
    const game = node.matches.edges.find(({ participant, opponent }) => participant.lane !== null && opponent !== null)
    if (!account?.account || game?.opponent == null || game.participant.lane === null) continue
    const { gameName, tagLine, puuid } = account.account
    return {
      demoAccount: { gameName, tagLine, puuid, region: account.region },
      demoMatch: { matchId: game.node.matchId, queueId: game.node.queueId },
      proGame: {
        championId: game.participant.champion.key,
        lane: game.participant.lane,
        enemy: game.opponent.champion.key,
      },
    }
  }
  return null
}

function findPros({ status, leagues, activeGames }: DocsRostersQuery, games: Games | null): Partial<ExampleWorld> {
  const teams = leagues.flatMap(({ code: region, teams: ofLeague }) => ofLeague.map((team) => ({ region, ...team })))
  const pros = teams.flatMap(({ region, code: team, roster }) =>
    roster.map(({ name: player, role }) => ({ player, region, role, team })),
  )
  const [demoPro, last, to] = [pros[0], pros.at(-1), teams.at(-2)]
  return {
    ...(demoPro === undefined ? {} : { demoPro }),
    // An operator who tries the example must not move a real player.
    ...(status.dataSource === 'SIMULATOR' && last !== undefined && to !== undefined
      ? { transfer: { ...last, fromTeam: last.team, toTeam: to.code, region: to.region } }
      : {}),
    playing: findPlaying(activeGames) ?? {
      ...ILLUSTRATION.playing,
      puuid: games?.demoAccount.puuid ?? ILLUSTRATION.playing.puuid,
    },
  }
}

/** Chooses a player of the game that runs for the longest time from now on. */
function findPlaying({ games }: DocsRostersQuery['activeGames']): ExampleWorld['playing'] | null {
  const newestFirst = games.toSorted((a, b) => (b.startedAt ?? '').localeCompare(a.startedAt ?? ''))
  for (const { matchId, pros } of newestFirst) {
    const puuid = pros.find((pro) => pro.puuid !== null)?.puuid
    const [platformId = '', number] = matchId.split('_')
    if (puuid) return { puuid, platformId, gameId: Number(number) }
  }
  return null
}
