import type { QueueKind } from '../gql/graphql.ts'

/** Queues whose players have no lanes, whatever Riot reports as their positions. */
const WITHOUT_LANES: ReadonlySet<QueueKind> = new Set<QueueKind>([
  'ARAM',
  'ARAM_MAYHEM',
  'ARENA',
  'BRAWL',
  'DOOM_BOTS',
  'NEXUS_BLITZ',
  'ONE_FOR_ALL',
  'PORO_KING',
  'SWARM',
  'ULTIMATE_SPELLBOOK',
  'URF',
])

/** Howling Abyss, Butcher's Bridge, and those of Nexus Blitz, Arena, Swarm and Brawl. Clash, custom games and tournaments vary. */
const MAPS_WITHOUT_LANES: ReadonlySet<number> = new Set([12, 14, 21, 30, 33, 35])

export interface LaneFacts {
  readonly queue: QueueKind
  /** Riot's number. */
  readonly mapId: number
}

/** Queues in which a side can be empty, although it is no match against the game itself. */
const WITH_EMPTY_SIDES: ReadonlySet<QueueKind> = new Set<QueueKind>(['CUSTOM', 'PRACTICE', 'TOURNAMENT', 'TUTORIAL'])

/** Queues without a winner. */
const WITHOUT_WINNERS: ReadonlySet<QueueKind> = new Set<QueueKind>(['PRACTICE', 'TUTORIAL'])

/** Unknown queues and maps may have lanes. */
export const hasLanes = ({ queue, mapId }: LaneFacts): boolean =>
  !WITHOUT_LANES.has(queue) && !MAPS_WITHOUT_LANES.has(mapId)

/** True when a match of a queue may have players on one side only, and still be one of two sides. */
export const mayLackEnemies = (queue: QueueKind): boolean => WITH_EMPTY_SIDES.has(queue)

/** True when matches of a queue can be won. */
export const hasWinners = (queue: QueueKind): boolean => !WITHOUT_WINNERS.has(queue)
