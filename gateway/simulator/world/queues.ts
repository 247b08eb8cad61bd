/** Riot's own words for the ranked queues. */
export const LADDERS = ['RANKED_SOLO_5x5', 'RANKED_FLEX_SR'] as const

export type Ladder = (typeof LADDERS)[number]

/** A queue of the invented world, as a match states it. */
export interface Queue {
  readonly id: number
  readonly gameMode: string
  readonly mapId: number
  /** Which ladder it counts for; null for none. */
  readonly ladder: Ladder | null
  /** True where a participant has a lane, and the map neutral monsters. */
  readonly lanes: boolean
  readonly bans: boolean
  /** Usual length of a match and how far it spreads, in minutes. */
  readonly minutes: { readonly mean: number; readonly spread: number; readonly least: number }
  /** How many of 100 matches of ordinary players are played in it, and of the best. */
  readonly share: { readonly ordinary: number; readonly best: number }
}

const RIFT = { gameMode: 'CLASSIC', mapId: 11, lanes: true } as const
const RIFT_MINUTES = { mean: 28, spread: 5.2, least: 15.2 }

export const QUEUES: readonly Queue[] = [
  {
    ...RIFT,
    id: 420,
    ladder: 'RANKED_SOLO_5x5',
    bans: true,
    minutes: RIFT_MINUTES,
    share: { ordinary: 62, best: 86 },
  },
  {
    ...RIFT,
    id: 440,
    ladder: 'RANKED_FLEX_SR',
    bans: true,
    minutes: RIFT_MINUTES,
    share: { ordinary: 12, best: 5 },
  },
  {
    ...RIFT,
    id: 400,
    ladder: null,
    bans: true,
    minutes: RIFT_MINUTES,
    share: { ordinary: 9, best: 3 },
  },
  {
    ...RIFT,
    id: 490,
    ladder: null,
    bans: true,
    minutes: { mean: 25, spread: 4.5, least: 15.2 },
    share: { ordinary: 6, best: 1 },
  },
  {
    id: 450,
    gameMode: 'ARAM',
    mapId: 12,
    lanes: false,
    ladder: null,
    bans: false,
    minutes: { mean: 18.5, spread: 3, least: 10 },
    share: { ordinary: 11, best: 5 },
  },
]
