/** Riot's names of the ranked queues. */
export const LADDERS = ['RANKED_SOLO_5x5', 'RANKED_FLEX_SR'] as const

export type Ladder = (typeof LADDERS)[number]

/**
 * Map type, which determines the course of a match. On the rift each player has a lane, on the bridge all share one,
 * and in the rings small groups fight in turns until one is left.
 */
export type Ground = 'RIFT' | 'BRIDGE' | 'RINGS'

export interface Queue {
  readonly id: number
  readonly gameMode: string
  /** Custom games have a tournament code. */
  readonly gameType: 'MATCHED_GAME' | 'CUSTOM_GAME'
  readonly mapId: number
  readonly ground: Ground
  /** True when a match says which lane each player had. */
  readonly lanes: boolean
  /** `own`: each player chooses a champion. `random`: the game does. `shared`: one player chooses for the whole side. */
  readonly picks: 'own' | 'random' | 'shared'
  /** The ladder that it counts for; null for none. */
  readonly ladder: Ladder | null
  readonly bans: boolean
  /** Mean, spread and minimum of a match's length, in minutes. */
  readonly minutes: { readonly mean: number; readonly spread: number; readonly least: number }
}

const RIFT = {
  gameMode: 'CLASSIC',
  gameType: 'MATCHED_GAME',
  mapId: 11,
  ground: 'RIFT',
  lanes: true,
  picks: 'own',
  bans: true,
} as const
const RIFT_MINUTES = { mean: 28, spread: 5.2, least: 15.2 }

const SOLO: Queue = { ...RIFT, id: 420, ladder: 'RANKED_SOLO_5x5', minutes: RIFT_MINUTES }
const FLEX: Queue = { ...RIFT, id: 440, ladder: 'RANKED_FLEX_SR', minutes: RIFT_MINUTES }
const DRAFT: Queue = { ...RIFT, id: 400, ladder: null, minutes: RIFT_MINUTES }
const QUICKPLAY: Queue = { ...RIFT, id: 490, ladder: null, minutes: { mean: 25, spread: 4.5, least: 15.2 } }

/** A game of a tournament, which belongs to no queue. */
const TOURNAMENT: Queue = { ...RIFT, id: 0, gameType: 'CUSTOM_GAME', ladder: null, minutes: RIFT_MINUTES }

const URF: Queue = {
  ...RIFT,
  id: 900,
  gameMode: 'URF',
  lanes: false,
  picks: 'random',
  bans: false,
  ladder: null,
  minutes: { mean: 20, spread: 3.5, least: 15.2 },
}

const ONE_FOR_ALL: Queue = { ...URF, id: 1020, gameMode: 'ONEFORALL', picks: 'shared', bans: true }

export const ARAM: Queue = {
  id: 450,
  gameMode: 'ARAM',
  gameType: 'MATCHED_GAME',
  mapId: 12,
  ground: 'BRIDGE',
  lanes: false,
  picks: 'random',
  ladder: null,
  bans: false,
  minutes: { mean: 18.5, spread: 3, least: 10 },
}

/** ARAM with augments. */
export const ARAM_MAYHEM: Queue = { ...ARAM, id: 2400, gameMode: 'KIWI' }

export const ARENA: Queue = {
  id: 1700,
  gameMode: 'CHERRY',
  gameType: 'MATCHED_GAME',
  mapId: 30,
  ground: 'RINGS',
  lanes: false,
  picks: 'own',
  ladder: null,
  bans: true,
  minutes: { mean: 23, spread: 2, least: 18 },
}

/** Queues of ordinary evenings, with their share per 100 matches of ordinary players and of the best. */
export const ORDINARY_QUEUES: readonly {
  readonly queue: Queue
  readonly share: { readonly ordinary: number; readonly best: number }
}[] = [
  { queue: SOLO, share: { ordinary: 66, best: 66 } },
  { queue: FLEX, share: { ordinary: 14, best: 16 } },
  { queue: DRAFT, share: { ordinary: 9, best: 8 } },
  { queue: QUICKPLAY, share: { ordinary: 5.5, best: 3.5 } },
  { queue: TOURNAMENT, share: { ordinary: 0.5, best: 0.5 } },
  { queue: ARAM, share: { ordinary: 2.5, best: 4 } },
  { queue: ARAM_MAYHEM, share: { ordinary: 1, best: 1 } },
  { queue: URF, share: { ordinary: 1, best: 1 } },
  { queue: ONE_FOR_ALL, share: { ordinary: 0.5, best: 0 } },
]

export const QUEUES: readonly Queue[] = [...ORDINARY_QUEUES.map(({ queue }) => queue), ARENA]

/** Types of matches that this world has, by which Riot's lists can be filtered. */
export const MATCH_TYPES = ['ranked', 'normal', 'tourney'] as const

export type MatchType = (typeof MATCH_TYPES)[number]

export function matchTypeOf({ ladder, gameType }: Queue): MatchType {
  if (gameType === 'CUSTOM_GAME') return 'tourney'
  return ladder === null ? 'normal' : 'ranked'
}
