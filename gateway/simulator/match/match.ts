import { gameVersion } from '../world/calendar.ts'
import { SIDES } from '../world/lobbies.ts'
import type { Lobby, Side } from '../world/lobbies.ts'
import { equip } from './build.ts'
import { playOut } from './course.ts'
import type { Course } from './course.ts'
import { reportDamage } from './damage.ts'
import { gather } from './economy.ts'
import { OBJECTIVES } from './objectives.ts'
import { toParticipant } from './participant.ts'
import type { PlayedSeat } from './played-seat.ts'

const NO_FEATS = { EPIC_MONSTER_KILL: { featState: 0 }, FIRST_BLOOD: { featState: 0 }, FIRST_TURRET: { featState: 0 } }

/** Riot's identifier of the match of a lobby, such as `EUW1_7651547328`. */
export function matchIdOf({ platform, gameId }: Lobby): string {
  return `${platform}_${gameId}`
}

/** The first part of the bodies of match-v5: the match and its timeline. */
export function metadataOf(lobby: Lobby) {
  return {
    dataVersion: '2',
    matchId: matchIdOf(lobby),
    participants: lobby.seats.map(({ account }) => account.puuid),
  }
}

/** The same lobby always gives the same body. */
export function toMatchBody(lobby: Lobby) {
  const course = playOut(lobby)
  const played = listPlayedSeats(course)
  return {
    metadata: metadataOf(lobby),
    info: {
      endOfGameResult: endOfGameResultOf(lobby),
      gameCreation: lobby.createdAt,
      gameDuration: Math.floor((lobby.endedAt - lobby.startedAt) / 1000),
      gameEndTimestamp: lobby.endedAt,
      gameId: lobby.gameId,
      gameMode: lobby.queue.gameMode,
      gameName: `teambuilder-match-${lobby.gameId}`,
      gameStartTimestamp: lobby.startedAt,
      gameType: lobby.queue.gameType,
      gameVersion: gameVersion(lobby.startedAt),
      mapId: lobby.queue.mapId,
      participants: played.map((own) => toParticipant(course, played, own)),
      platformId: lobby.platform,
      queueId: lobby.queue.id,
      teams: lobby.queue.ground === 'RINGS' ? toRingTeams(course) : SIDES.map((side) => toTeam(course, side)),
      tournamentCode: lobby.queue.gameType === 'CUSTOM_GAME' ? tournamentCodeOf(lobby) : '',
    },
  }
}

/** As in Riot's data, a few completed games are marked as aborted. */
export function endOfGameResultOf({ key }: Lobby): string {
  return key % 200 === 0 ? 'Abort_Unexpected' : 'GameComplete'
}

/** Invents a code in Riot's format. */
function tournamentCodeOf({ platform, key }: Lobby): string {
  return `${platform}04${key.toString(16).padStart(8, '0')}-demo`
}

/** The complete results of all players, in the order of the seats. */
export function listPlayedSeats(course: Course): readonly PlayedSeat[] {
  const economies = course.performances.map((performance) => gather(course, performance))
  const damages = reportDamage(course, economies)
  return course.performances.flatMap((performance, seat) => {
    const [economy, damage] = [economies[seat], damages[seat]]
    if (economy === undefined || damage === undefined) return []
    return [{ performance, economy, damage, build: equip(course, performance, economy) }]
  })
}

/** Riot reports arena as one team with all data and an empty one. The groups are in the participants. */
function toRingTeams({ draft, performances }: Course) {
  const kills = performances.reduce((sum, { score }) => sum + score.kills, 0)
  const nothing = { first: false, kills: 0 }
  const objectives = { atakhan: nothing, ...Object.fromEntries(OBJECTIVES.map((kind) => [kind, nothing])) }
  return [
    {
      bans: draft.bans.map((championId, index) => ({ championId, pickTurn: index + 1 })),
      feats: NO_FEATS,
      objectives: { ...objectives, champion: { first: false, kills } },
      teamId: 100,
      win: true,
    },
    { bans: [], feats: NO_FEATS, objectives: { ...objectives, champion: nothing }, teamId: 0, win: false },
  ]
}

function toTeam({ lobby, draft, objectives, performances }: Course, side: Side) {
  const offset = side === 100 ? 0 : draft.bans.length / 2
  const bans = draft.bans.slice(offset, offset + draft.bans.length / 2)
  const own = performances.filter(({ player }) => player.side === side)
  return {
    bans: bans.map((championId, index) => ({ championId, pickTurn: offset + index + 1 })),
    feats: NO_FEATS,
    objectives: {
      atakhan: { first: false, kills: 0 },
      champion: {
        first: own.some(({ score }) => score.firstBloodKill),
        kills: own.reduce((sum, { score }) => sum + score.kills, 0),
      },
      ...Object.fromEntries(
        OBJECTIVES.map((kind) => [
          kind,
          { first: objectives[kind].first === side, kills: objectives[kind].count[side] },
        ]),
      ),
    },
    teamId: side,
    win: side === lobby.winner,
  }
}
