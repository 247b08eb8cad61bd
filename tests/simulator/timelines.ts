import { expect } from 'vitest'
import { z } from 'zod'
import { toMatchBody } from '../../gateway/simulator/match/match.ts'
import { toTimelineBody } from '../../gateway/simulator/match/timeline/timeline.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { QUEUES } from '../../gateway/simulator/world/queues.ts'
import { worlds } from './histories.ts'
import { matchBody, NOON } from './riot-world.ts'
import type { MatchBody } from './riot-world.ts'

const position = z.object({ x: z.int(), y: z.int() })

const event = z.looseObject({
  type: z.string(),
  timestamp: z.int(),
  participantId: z.int().optional(),
  killerId: z.int().optional(),
  victimId: z.int().optional(),
  creatorId: z.int().optional(),
  assistingParticipantIds: z.array(z.int()).optional(),
  killerTeamId: z.int().optional(),
  teamId: z.int().optional(),
  killType: z.string().optional(),
  multiKillLength: z.int().optional(),
  monsterType: z.string().optional(),
  monsterSubType: z.string().optional(),
  buildingType: z.string().optional(),
  towerType: z.string().optional(),
  laneType: z.string().optional(),
  level: z.int().optional(),
  skillSlot: z.int().optional(),
  itemId: z.int().optional(),
  beforeId: z.int().optional(),
  goldGain: z.int().optional(),
  wardType: z.string().optional(),
  winningTeam: z.int().optional(),
  name: z.string().optional(),
  position: position.optional(),
})

const participantFrame = z.looseObject({
  participantId: z.int(),
  level: z.int(),
  xp: z.int(),
  totalGold: z.int(),
  currentGold: z.int(),
  minionsKilled: z.int(),
  jungleMinionsKilled: z.int(),
  position,
  damageStats: z.looseObject({ totalDamageDoneToChampions: z.int(), totalDamageDone: z.int() }),
})

export const timelineBody = z.object({
  metadata: z.object({ dataVersion: z.string(), matchId: z.string(), participants: z.array(z.string()) }),
  info: z.object({
    endOfGameResult: z.string(),
    frameInterval: z.number(),
    gameId: z.number(),
    participants: z.array(z.object({ participantId: z.int(), puuid: z.string() })),
    frames: z.array(
      z.object({
        timestamp: z.int(),
        events: z.array(event),
        participantFrames: z.record(z.string(), participantFrame),
      }),
    ),
  }),
})

type TimelineBody = z.infer<typeof timelineBody>
export type TimelineEvent = z.infer<typeof event>
type ParticipantFrame = z.infer<typeof participantFrame>

/** A match with its timeline. */
export interface TimedMatch {
  readonly lobby: Lobby
  readonly match: MatchBody
  readonly timeline: TimelineBody
  readonly events: readonly TimelineEvent[]
}

/** Returns both bodies of a lobby, as a client reads them. */
function readTimedMatch(lobby: Lobby): TimedMatch {
  const match = matchBody.parse(JSON.parse(JSON.stringify(toMatchBody(lobby))))
  const timeline = timelineBody.parse(JSON.parse(JSON.stringify(toTimelineBody(lobby))))
  return { lobby, match, timeline, events: timeline.info.frames.flatMap(({ events }) => events) }
}

/** Lists some lobbies of every queue, with some remakes, in several worlds. */
function listLobbiesOfAllQueues(): readonly Lobby[] {
  const lobbies = worlds.flatMap((world, start) =>
    world.population.proPlayers
      .flatMap(({ accounts }) => accounts.slice(0, 1))
      .filter((_, index) => index % 40 === 0)
      .flatMap((account) => [
        ...QUEUES.flatMap(({ id }) => world.listMatches(account, NOON, { start, count: 1, queueId: id })),
        ...world.listMatches(account, NOON, { start, count: 40 }).filter(({ ending }) => ending === 'remake'),
      ]),
  )
  return lobbies.filter((lobby, index) => lobbies.findIndex(({ key }) => key === lobby.key) === index)
}

/** Returns a participant's state in a frame. */
export function frameOf(frames: TimelineBody['info']['frames'][number], participantId: number): ParticipantFrame {
  const frame = frames.participantFrames[participantId]
  if (frame === undefined) throw new Error(`no frame of participant ${participantId}`)
  return frame
}

/** Matches of every queue, with remakes. */
export const matches = listLobbiesOfAllQueues().map(readTimedMatch)

/** True for a match on the rift that is no remake. */
export const isOnRift = ({ lobby }: TimedMatch) => lobby.queue.ground === 'RIFT' && lobby.ending !== 'remake'

/** Checks each matching match. An error names the match. */
export function everyMatch(
  check: (match: TimedMatch) => void,
  isMeant: (match: TimedMatch) => boolean = () => true,
): void {
  const meant = matches.filter(isMeant)
  expect(meant.length).toBeGreaterThan(5)
  for (const each of meant) {
    try {
      check(each)
    } catch (error) {
      throw new Error(`${each.match.metadata.matchId}: ${String(error)}`, { cause: error })
    }
  }
}

export const ofType = (events: readonly TimelineEvent[], ...types: readonly string[]) =>
  events.filter(({ type }) => types.includes(type))
export const count = <T>(list: readonly T[], isMeant: (entry: T) => boolean) => list.filter(isMeant).length
export const isRising = (numbers: readonly number[]) =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? 0))
