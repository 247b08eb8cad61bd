/** The course of a match, from match-v5. All times are milliseconds since the start of the match. */
export type Timeline = {
  readonly matchId: string
  /** Times of the frames, ascending: about one a minute, and one at the end. */
  readonly frames: readonly number[]
  readonly participants: readonly ParticipantTimeline[]
  /** The events of each kind are in the order of time. */
  readonly kills: readonly ChampionKill[]
  readonly monsters: readonly MonsterKill[]
  readonly buildings: readonly BuildingKill[]
}

/** Figures of one participant at each frame, and their purchases and skill points. */
export type ParticipantTimeline = {
  readonly participantId: number
  /** Gold earned so far, spent or not. */
  readonly gold: readonly number[]
  readonly experience: readonly number[]
  /** Lane minions and jungle monsters together. */
  readonly creepScore: readonly number[]
  readonly purchases: readonly Purchase[]
  readonly skills: readonly SkillPoint[]
}

/** Purchases that the player took back are left out. */
export type Purchase = {
  readonly at: number
  readonly itemId: number
  readonly sold: boolean
}

export type SkillPoint = {
  readonly at: number
  /** 1 to 4: Q, W, E and R. */
  readonly slot: number
}

/** Place on the map, in units of the game: 0 is the lower left corner, and y grows upwards. */
export type MapPlace = { readonly x: number; readonly y: number }

export type ChampionKill = {
  readonly at: number
  /** Null when no champion killed the victim. */
  readonly killerId: number | null
  readonly victimId: number
  readonly assistIds: readonly number[]
  /** Gold for the kill: the bounty and the shutdown. */
  readonly gold: number
  readonly place: MapPlace
}

export const MONSTERS = ['DRAGON', 'ELDER_DRAGON', 'VOID_GRUB', 'RIFT_HERALD', 'BARON', 'ATAKHAN', 'OTHER'] as const

export type Monster = (typeof MONSTERS)[number]

export const DRAGONS = ['INFERNAL', 'CLOUD', 'OCEAN', 'MOUNTAIN', 'HEXTECH', 'CHEMTECH'] as const

export type Dragon = (typeof DRAGONS)[number]

export type MonsterKill = {
  readonly at: number
  readonly monster: Monster
  /** Null for other monsters, and for a dragon without a known element. */
  readonly dragon: Dragon | null
  /** Team that killed it: 100 or 200; 0 when Riot does not report it. */
  readonly teamId: number
  /** Null when no champion killed it. */
  readonly killerId: number | null
}

export const BUILDINGS = ['OUTER_TOWER', 'INNER_TOWER', 'BASE_TOWER', 'NEXUS_TOWER', 'INHIBITOR', 'OTHER'] as const

export type Building = (typeof BUILDINGS)[number]

export const BUILDING_LANES = ['TOP', 'MIDDLE', 'BOTTOM'] as const

export type BuildingLane = (typeof BUILDING_LANES)[number]

export type BuildingKill = {
  readonly at: number
  readonly building: Building
  /** Null when Riot reports no lane. */
  readonly lane: BuildingLane | null
  /** Team that lost the building: 100 or 200. */
  readonly teamId: number
  /** Null when no champion destroyed it. */
  readonly killerId: number | null
}

export type RecordedTimeline = {
  readonly timeline: Timeline
  /** Time of Riot's answer, in milliseconds since 1970. */
  readonly fetchedAt: number
}
