import type { Lobby } from '../../world/lobbies.ts'
import { playOut } from '../course.ts'
import type { Course } from '../course.ts'
import { endOfGameResultOf, listPlayedSeats, metadataOf } from '../match.ts'
import { listBuildingEvents } from './building-events.ts'
import { Deaths, timeKills } from './deaths.ts'
import { FRAME_INTERVAL_MS, listFrameTimes, toParticipantFrame } from './frames.ts'
import { chooseMomentum, listGains } from './growth.ts'
import { listItemEvents } from './item-events.ts'
import { listKillEvents } from './kill-events.ts'
import type { Position } from './map-places.ts'
import { listMonsterEvents, listSoulEvents } from './monster-events.ts'
import { listPlateEvents } from './plate-events.ts'
import { listPositions } from './positions.ts'
import type { Sighting } from './positions.ts'
import { listSkillEvents } from './skill-events.ts'
import { listSpentGold } from './spent-gold.ts'
import { listWardEvents } from './ward-events.ts'

/** The timeline of match-v5 for the match of a lobby. It agrees with the match body; the same lobby gives the same body. */
export function toTimelineBody(lobby: Lobby) {
  const course = playOut(lobby)
  return {
    metadata: metadataOf(lobby),
    info: {
      endOfGameResult: endOfGameResultOf(lobby),
      frameInterval: FRAME_INTERVAL_MS,
      frames: listFrames(course),
      gameId: lobby.gameId,
      participants: lobby.seats.map(({ account }, seat) => ({ participantId: seat + 1, puuid: account.puuid })),
    },
  }
}

function listFrames(course: Course) {
  const { lobby } = course
  const times = listFrameTimes(course)
  const kills = timeKills(course)
  const deaths = new Deaths(course, kills)
  const monsters = listMonsterEvents(course, deaths)
  const buildings = listBuildingEvents(course, deaths)
  const objectives = [...monsters, ...buildings]
  const killEvents = listKillEvents(course, kills, objectives, deaths)
  const sightings = toSightings([...killEvents, ...objectives])
  const growth = { times, kills, buildings, deaths, momentum: chooseMomentum(lobby, times.length) }

  const tracks = listPlayedSeats(course).map((own) => {
    const { seat } = own.performance
    const gains = listGains(course, own, growth)
    const items = listItemEvents(course, own, times, gains, deaths)
    const positions = listPositions(lobby, seat, times, sightings, deaths)
    return { own, gains, items, positions, spent: listSpentGold(course, items, times) }
  })

  const end = times.at(-1) ?? 0
  const events = [
    { realTimestamp: lobby.startedAt, timestamp: 0, type: 'PAUSE_END' },
    ...tracks.flatMap(({ own, gains, items }) => [
      ...items,
      ...listSkillEvents(lobby, own.performance, times, gains),
      ...listWardEvents(lobby, own, end, deaths),
    ]),
    ...killEvents,
    ...objectives,
    ...listSoulEvents(monsters),
    ...listPlateEvents(course, buildings),
    { gameId: lobby.gameId, realTimestamp: lobby.endedAt, timestamp: end, type: 'GAME_END', winningTeam: lobby.winner },
  ].toSorted((one, other) => one.timestamp - other.timestamp)

  const eventsOf = Map.groupBy(events, ({ timestamp }) => times.findIndex((time) => timestamp <= time))
  return times.map((timestamp, index) => ({
    events: eventsOf.get(index) ?? [],
    participantFrames: Object.fromEntries(
      tracks.map((track, seat) => [seat + 1, toParticipantFrame(course, track, index, timestamp, deaths)]),
    ),
    timestamp,
  }))
}

function toSightings(
  events: readonly {
    readonly timestamp: number
    readonly position: Position
    readonly killerId: number
    readonly victimId?: number
    readonly assistingParticipantIds?: readonly number[]
  }[],
): readonly Sighting[] {
  return events.map(({ timestamp, position, killerId, victimId = killerId, assistingParticipantIds = [] }) => ({
    timestamp,
    position,
    seats: [killerId, victimId, ...assistingParticipantIds].map((participantId) => participantId - 1),
  }))
}
