import type { Lane } from './lane.ts'
import type { Platform } from './region.ts'

/** How a match ended. Only a `PLAYED` match counts in any statistic. */
export type MatchOutcome = 'PLAYED' | 'REMAKE' | 'ABORTED'

/** One finished match, normalised: what Riot left out is 0, an empty text, an empty list or false. */
export type Match = {
  readonly matchId: string
  /** Where the match was played, read from the match id: the body of an aborted match does not say. */
  readonly platform: Platform
  /** The platform as the body states it; empty for an aborted match. */
  readonly platformId: string
  readonly outcome: MatchOutcome
  readonly queueId: number
  readonly gameMode: string
  readonly gameType: string
  readonly gameVersion: string
  readonly mapId: number
  /** Milliseconds since 1970; 0 for a match that never began. */
  readonly startedAt: number
  readonly durationSeconds: number
  /** Everybody who was invited, in Riot's order; bots are `BOT`, and whom Riot withholds is left out. */
  readonly puuids: readonly string[]
  readonly participants: readonly Participant[]
  readonly teams: readonly MatchTeam[]
}

/** What one player or bot did in one match. */
export type Participant = {
  readonly participantId: number
  /** Null for a bot or when Riot withholds it. */
  readonly puuid: string | null
  readonly bot: boolean
  /** The older kind of name in matches from before Riot IDs. */
  readonly riotIdGameName: string
  /** Empty in matches from before Riot IDs. */
  readonly riotIdTagline: string
  readonly summonerName: string
  /** 100 is blue, 200 is red; 0 in modes without sides. */
  readonly teamId: number
  /** Group within a mode of many teams; 0 in other modes. */
  readonly subteamId: number
  /** Final place in a mode of many teams, from 1; 0 in other modes. */
  readonly placement: number
  /** Null in modes without lanes. */
  readonly teamPosition: Lane | null
  readonly championId: number
  readonly championName: string
  readonly champLevel: number
  readonly win: boolean
  readonly gameEndedInEarlySurrender: boolean
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly doubleKills: number
  readonly tripleKills: number
  readonly quadraKills: number
  readonly pentaKills: number
  readonly totalMinionsKilled: number
  readonly neutralMinionsKilled: number
  readonly goldEarned: number
  readonly visionScore: number
  readonly totalHealsOnTeammates: number
  readonly damageDealtToBuildings: number
  readonly physicalDamageDealtToChampions: number
  readonly magicDamageDealtToChampions: number
  readonly trueDamageDealtToChampions: number
  readonly physicalDamageTaken: number
  readonly magicDamageTaken: number
  readonly trueDamageTaken: number
  /** The ids of item0 to item6: exactly seven, the trinket last; 0 is an empty slot. */
  readonly items: readonly number[]
  readonly summoner1Id: number
  readonly summoner2Id: number
  readonly perks: Perks
}

/** The rune page of a participant, in Riot's own structure. */
export type Perks = {
  readonly statPerks: { readonly offense: number; readonly flex: number; readonly defense: number }
  readonly styles: readonly PerkStyle[]
}

export type PerkStyle = {
  /** `primaryStyle` or `subStyle`. */
  readonly description: string
  readonly style: number
  readonly selections: readonly PerkSelection[]
}

/** A chosen rune; the three counters mean something else for each rune. */
export type PerkSelection = {
  readonly perk: number
  readonly var1: number
  readonly var2: number
  readonly var3: number
}

/** One side of a match. */
export type MatchTeam = {
  readonly teamId: number
  readonly win: boolean
  readonly bans: readonly Ban[]
  readonly objectives: Objectives
}

export type Ban = {
  /** -1 when the turn passed without a ban. */
  readonly championId: number
  readonly pickTurn: number
}

/** What a side took on the map; `champion` counts kills of enemy champions. */
export type Objectives = {
  readonly baron: Objective
  readonly champion: Objective
  readonly dragon: Objective
  readonly tower: Objective
}

export type Objective = {
  /** True for the side that took the first one of the match. */
  readonly first: boolean
  readonly kills: number
}

/** A match as it is kept. */
export type RecordedMatch = {
  readonly match: Match
  /** When Riot gave it, in milliseconds since 1970. */
  readonly fetchedAt: number
  /** Which of the accounts were known as those of pro players: who counts as one in statistics. */
  readonly pros: readonly ProStamp[]
}

/** A match as Riot gave it. */
export type FetchedMatch = Omit<RecordedMatch, 'pros'>

/** Whose account took part in a match. */
export type ProStamp = {
  readonly participantId: number
  /** The pro player. */
  readonly playerId: string
}
