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

/** Returns the end of a match, in milliseconds since 1970; 0 for a match that never began. */
export function endOf({ startedAt, durationSeconds }: Pick<Match, 'startedAt' | 'durationSeconds'>): number {
  return startedAt === 0 ? 0 : startedAt + durationSeconds * 1000
}

export type Participant = {
  /** Platform of the match. */
  readonly platform: Platform
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
  readonly champExperience: number
  readonly summonerLevel: number
  /** Riot's number of the account's icon at the time of the match. */
  readonly profileIcon: number
  readonly win: boolean
  readonly gameEndedInEarlySurrender: boolean
  /** True for all participants of a match that one side gave up, after the time of a remake. */
  readonly gameEndedInSurrender: boolean
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly doubleKills: number
  readonly tripleKills: number
  readonly quadraKills: number
  readonly pentaKills: number
  readonly largestKillingSpree: number
  readonly largestMultiKill: number
  readonly firstBloodKill: boolean
  readonly firstBloodAssist: boolean
  readonly firstTowerKill: boolean
  readonly firstTowerAssist: boolean
  /** In seconds, like the two below. */
  readonly longestTimeSpentLiving: number
  readonly totalTimeSpentDead: number
  readonly timeCCingOthers: number
  readonly totalMinionsKilled: number
  readonly neutralMinionsKilled: number
  readonly goldEarned: number
  readonly goldSpent: number
  readonly visionScore: number
  readonly wardsPlaced: number
  readonly wardsKilled: number
  readonly detectorWardsPlaced: number
  readonly visionWardsBoughtInGame: number
  readonly totalHeal: number
  readonly totalHealsOnTeammates: number
  readonly totalDamageShieldedOnTeammates: number
  readonly damageSelfMitigated: number
  readonly damageDealtToBuildings: number
  readonly damageDealtToTurrets: number
  readonly damageDealtToObjectives: number
  readonly turretKills: number
  readonly turretTakedowns: number
  readonly inhibitorKills: number
  readonly inhibitorTakedowns: number
  readonly dragonKills: number
  readonly baronKills: number
  readonly objectivesStolen: number
  readonly objectivesStolenAssists: number
  /** Damage dealt to everything, champions included. */
  readonly physicalDamageDealt: number
  readonly magicDamageDealt: number
  readonly trueDamageDealt: number
  readonly physicalDamageDealtToChampions: number
  readonly magicDamageDealtToChampions: number
  readonly trueDamageDealtToChampions: number
  readonly physicalDamageTaken: number
  readonly magicDamageTaken: number
  readonly trueDamageTaken: number
  /** The ids of item0 to item6: exactly seven, the trinket last; 0 is an empty slot. */
  readonly items: readonly number[]
  /** The item in the slot of the role quest, such as the boots of a bottom laner since patch 16.1; 0 without one. */
  readonly roleBoundItem: number
  /** Ids of the chosen augments, in order; empty in modes without augments. */
  readonly augments: readonly number[]
  readonly summoner1Id: number
  readonly summoner2Id: number
  /** Casts of the four abilities, in the order of their keys. */
  readonly spellCasts: readonly number[]
  readonly summonerSpellCasts: readonly number[]
  readonly pings: Pings
  /** Null in matches and modes without challenges. */
  readonly challenges: Challenges | null
  readonly perks: Perks
}

export type Pings = {
  readonly allIn: number
  readonly assistMe: number
  readonly bait: number
  readonly basic: number
  readonly command: number
  readonly danger: number
  readonly enemyMissing: number
  readonly enemyVision: number
  readonly getBack: number
  readonly hold: number
  readonly needVision: number
  readonly onMyWay: number
  readonly push: number
  readonly retreat: number
  readonly visionCleared: number
}

/** Some of Riot's challenges; a payload has about 120 others. */
export type Challenges = {
  readonly soloKills: number
  readonly turretPlatesTaken: number
  readonly laneMinionsFirst10Minutes: number
  readonly jungleCsBefore10Minutes: number
  readonly maxCsAdvantageOnLaneOpponent: number
  readonly skillshotsHit: number
  readonly skillshotsDodged: number
  readonly saveAllyFromDeath: number
  readonly epicMonsterSteals: number
  readonly bountyGold: number
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

export type PerkSelection = {
  readonly perk: number
  readonly var1: number
  readonly var2: number
  readonly var3: number
}

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

/** Objectives that a side took. Those that a season does not have are never taken. */
export type Objectives = {
  readonly atakhan: Objective
  readonly baron: Objective
  /** Kills of enemy champions. */
  readonly champion: Objective
  readonly dragon: Objective
  /** Void grubs. */
  readonly horde: Objective
  readonly inhibitor: Objective
  readonly riftHerald: Objective
  readonly tower: Objective
}

export type Objective = {
  /** True for the side that took the first one of the match. */
  readonly first: boolean
  readonly kills: number
}

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

export type FetchedMatch = Omit<RecordedMatch, 'pros'>

export type ProStamp = {
  readonly participantId: number
  readonly playerId: string
}
