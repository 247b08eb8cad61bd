/** Riot's names of the ranked queues. */
export const LADDERS = ['RANKED_SOLO_5x5', 'RANKED_FLEX_SR'] as const

export type Ladder = (typeof LADDERS)[number]

/**
 * Map type, which determines the course of a match. On the rift each player has a lane, on the bridge all share one,
 * and in the rings small groups fight in turns until one is left.
 */
export type Ground = 'RIFT' | 'BRIDGE' | 'RINGS'

/** A queue, with the fields that a match contains. */
export interface Queue {
  readonly id: number
  readonly gameMode: string
  readonly mapId: number
  readonly ground: Ground
  /** The ladder that it counts for; null for none. */
  readonly ladder: Ladder | null
  readonly bans: boolean
  /** Mean, spread and minimum of a match's length, in minutes. */
  readonly minutes: { readonly mean: number; readonly spread: number; readonly least: number }
}

const RIFT = { gameMode: 'CLASSIC', mapId: 11, ground: 'RIFT', bans: true } as const
const RIFT_MINUTES = { mean: 28, spread: 5.2, least: 15.2 }

const SOLO: Queue = { ...RIFT, id: 420, ladder: 'RANKED_SOLO_5x5', minutes: RIFT_MINUTES }
const FLEX: Queue = { ...RIFT, id: 440, ladder: 'RANKED_FLEX_SR', minutes: RIFT_MINUTES }
const DRAFT: Queue = { ...RIFT, id: 400, ladder: null, minutes: RIFT_MINUTES }
const QUICKPLAY: Queue = { ...RIFT, id: 490, ladder: null, minutes: { mean: 25, spread: 4.5, least: 15.2 } }

export const ARAM: Queue = {
  id: 450,
  gameMode: 'ARAM',
  mapId: 12,
  ground: 'BRIDGE',
  ladder: null,
  bans: false,
  minutes: { mean: 18.5, spread: 3, least: 10 },
}

export const ARENA: Queue = {
  id: 1700,
  gameMode: 'CHERRY',
  mapId: 30,
  ground: 'RINGS',
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
  { queue: QUICKPLAY, share: { ordinary: 6, best: 4 } },
  { queue: ARAM, share: { ordinary: 5, best: 6 } },
]

/** All queues. */
export const QUEUES: readonly Queue[] = [...ORDINARY_QUEUES.map(({ queue }) => queue), ARENA]
