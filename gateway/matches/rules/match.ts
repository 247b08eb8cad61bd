import type { Lane } from '../../game-data/rules/lane.ts'
import type { Platform } from '../../shared/region.ts'

/** Outcomes of a match. Only `PLAYED` matches count in statistics. */
export type MatchOutcome = 'PLAYED' | 'REMAKE' | 'ABORTED'

/** A finished match in normalised form: a field that Riot left out is 0, an empty string, an empty list or false. */
export type Match = {
  readonly matchId: string
  /** Platform in the match id; the body of an aborted match does not contain it. */
  readonly platform: Platform
  /** Platform in the body; empty for an aborted match. */
  readonly platformId: string
  readonly outcome: MatchOutcome
  readonly queueId: number
  readonly gameMode: string
  readonly gameType: string
  readonly gameVersion: string
  readonly mapId: number
  /** Empty outside of tournaments. */
  readonly tournamentCode: string
  /** Milliseconds since 1970; 0 for a match that never began. */
  readonly startedAt: number
  readonly durationSeconds: number
  /** PUUIDs of everyone who was invited, in Riot's order. A bot is `BOT`; players that Riot withholds are left out. */
  readonly puuids: readonly string[]
  readonly participants: readonly Participant[]
  readonly teams: readonly MatchTeam[]
}

/** A player's or bot's data in one match. */
export type Participant = {
  readonly participantId: number
  /** Null for a bot or when Riot withholds it. */
  readonly puuid: string | null
  readonly bot: boolean
  /** In matches from before Riot IDs, the summoner name. */
  readonly riotIdGameName: string
  /** Empty in matches from before Riot IDs. */
  readonly riotIdTagline: string
  readonly summonerName: string
  /** 100 is blue, 200 is red; 0 in modes without sides. */
  readonly teamId: number
  /** Group within a mode of many teams; 0 in other modes. */
  readonly subteamId: number
  /** Final placement in a mode of many teams, from 1; 0 in other modes. */
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

/** A chosen rune; the meaning of the three counters depends on the rune. */
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

/** Objectives that a side took; `champion` counts kills of enemy champions. */
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

/** A stored match. */
export type RecordedMatch = {
  readonly match: Match
  /** Time of the fetch, in milliseconds since 1970. */
  readonly fetchedAt: number
  /** The participants whose accounts were known to belong to pro players; statistics count these as pros. */
  readonly pros: readonly ProStamp[]
  /** The match as Riot sent it, compressed; missing in a match from before payloads were kept. */
  readonly payload?: Uint8Array
}

/** A match in Riot's form, and in the normalised one. */
export type RiotMatch = {
  readonly body: unknown
  readonly match: Match
}

/** A match as it was fetched from Riot. */
export type FetchedMatch = Omit<RecordedMatch, 'pros'>

/** Links a participant to a pro player. */
export type ProStamp = {
  readonly participantId: number
  /** Id of the pro player. */
  readonly playerId: string
}
