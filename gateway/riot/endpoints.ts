import type { ChampionMastery } from '../accounts/rules/champion-mastery.ts'
import type { RankEntry } from '../accounts/rules/rank.ts'
import type { ActiveGameAnswer } from '../active-games/rules/active-game.ts'
import type { ApexTier, LadderStanding } from '../ladders/rules/ladder.ts'
import type { RiotMatch } from '../matches/rules/match.ts'
import { normaliseMatch } from '../matches/rules/normalise-match.ts'
import type { Platform } from '../shared/region.ts'
import { normaliseTimeline } from '../timelines/rules/normalise-timeline.ts'
import type { Timeline } from '../timelines/rules/timeline.ts'
import {
  parseAbsentGame,
  parseAccount,
  parseActiveGame,
  parseActivePlatform,
  parseApexLeague,
  parseMasteries,
  parseMatchIds,
  parseRankEntries,
  parseSummoner,
  type RiotAccount,
  type RiotSummoner,
} from './answers.ts'
import type { EndpointRules } from './endpoint.ts'

const HALF_MINUTE_MS = 30_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Lifetime of a cached absence of a player. Short, because people correct their spelling and rename themselves. */
const UNKNOWN_PLAYER_MS = 5 * MINUTE_MS

export const ACCOUNT_BY_RIOT_ID: EndpointRules<RiotAccount | null> = {
  name: 'account-v1.by-riot-id',
  read: parseAccount,
  absent: null,
  keepMs: HOUR_MS,
  keepAbsentMs: UNKNOWN_PLAYER_MS,
  capacity: 10_000,
  // Visitors can invent any number of names.
  absentCapacity: 50_000,
  routes: 'alike',
  forbidden: 'key',
}

export const ACCOUNT_BY_PUUID: EndpointRules<RiotAccount | null> = {
  ...ACCOUNT_BY_RIOT_ID,
  name: 'account-v1.by-puuid',
}

export const ACTIVE_REGION: EndpointRules<Platform | null> = {
  name: 'account-v1.region.by-game',
  read: parseActivePlatform,
  absent: null,
  keepMs: 24 * HOUR_MS,
  keepAbsentMs: UNKNOWN_PLAYER_MS,
  capacity: 10_000,
  routes: 'alike',
  forbidden: 'key',
}

export const SUMMONER: EndpointRules<RiotSummoner | null> = {
  name: 'summoner-v4.by-puuid',
  read: parseSummoner,
  absent: null,
  keepMs: 10 * MINUTE_MS,
  keepAbsentMs: UNKNOWN_PLAYER_MS,
  capacity: 10_000,
  routes: 'apart',
  forbidden: 'key',
}

export const LEAGUE_ENTRIES: EndpointRules<readonly RankEntry[]> = {
  name: 'league-v4.entries.by-puuid',
  read: parseRankEntries,
  absent: [],
  keepMs: 10 * MINUTE_MS,
  keepAbsentMs: UNKNOWN_PLAYER_MS,
  capacity: 10_000,
  routes: 'apart',
  forbidden: 'key',
}

/** Each tier has a league of its own in Riot's limits. */
export function apexLeagueOf(tier: ApexTier): EndpointRules<readonly LadderStanding[]> {
  return {
    name: `league-v4.${tier.toLowerCase()}`,
    read: (body) => parseApexLeague(body, tier),
    absent: [],
    keepMs: MINUTE_MS,
    keepAbsentMs: MINUTE_MS,
    // Each answer has thousands of entries, and the store keeps them all.
    capacity: 1,
    routes: 'apart',
    forbidden: 'key',
  }
}

export const MASTERIES: EndpointRules<readonly ChampionMastery[]> = {
  name: 'champion-mastery-v4.by-puuid',
  read: parseMasteries,
  absent: [],
  keepMs: 10 * MINUTE_MS,
  keepAbsentMs: UNKNOWN_PLAYER_MS,
  // Each answer has an entry for every champion.
  capacity: 500,
  routes: 'apart',
  forbidden: 'key',
}

export const MATCH_IDS: EndpointRules<readonly string[]> = {
  name: 'match-v5.ids.by-puuid',
  read: parseMatchIds,
  absent: [],
  keepMs: 2 * MINUTE_MS,
  keepAbsentMs: 2 * MINUTE_MS,
  capacity: 2_000,
  routes: 'apart',
  forbidden: 'endpoint',
}

export const MATCH: EndpointRules<RiotMatch | null> = {
  name: 'match-v5.match',
  read: (body) => ({ body, match: normaliseMatch(body) }),
  absent: null,
  // A finished match never changes. Only a few are cached, because the store keeps them all, and a body takes 400 kB.
  keepMs: Infinity,
  // A match appears minutes after its end, so a repeated request has to reach Riot.
  keepAbsentMs: 0,
  capacity: 20,
  routes: 'apart',
  forbidden: 'resource',
}

export const MATCH_TIMELINE: EndpointRules<Timeline | null> = {
  name: 'match-v5.timeline',
  read: normaliseTimeline,
  absent: null,
  // A timeline never changes. Only a few are cached, because the store keeps them all.
  keepMs: Infinity,
  // Timelines are requested for stored matches, so an absence is one of an old match, and lasts.
  keepAbsentMs: HOUR_MS,
  capacity: 20,
  routes: 'apart',
  forbidden: 'resource',
}

export const ACTIVE_GAME: EndpointRules<ActiveGameAnswer> = {
  name: 'spectator-v5.active-games.by-summoner',
  read: parseActiveGame,
  absent: { kind: 'not-in-game' },
  readAbsence: parseAbsentGame,
  keepMs: HALF_MINUTE_MS,
  keepAbsentMs: HALF_MINUTE_MS,
  capacity: 2_000,
  routes: 'apart',
  forbidden: 'key',
  // A burst of these requests gets service 429s on any platform, even within its limits.
  atOnce: 4,
}
