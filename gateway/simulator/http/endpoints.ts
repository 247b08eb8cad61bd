import type { World } from '../world/world.ts'
import { answerAccountByPuuid, answerAccountByRiotId, answerActiveRegion } from './account-v1.ts'
import type { Ask, PlatformAsk, RegionalAsk } from './ask.ts'
import { answerMasteries, answerTopMasteries } from './champion-mastery-v4.ts'
import { answerApexLeague, answerEntries, answerTierEntries } from './league-v4.ts'
import { answerMatch, answerMatchIds, answerTimeline } from './match-v5.ts'
import { badRequest, forbidden } from './problem.ts'
import type { Destination, Host } from './routing.ts'
import { answerActiveGame } from './spectator-v5.ts'
import { answerSummoner } from './summoner-v4.ts'

interface Endpoint<Name extends string> {
  readonly name: Name
  /** The segments of its path. A segment in braces matches anything. */
  readonly path: readonly string[]
  /** The body of a 200, or a promise of it. Throws a `RiotProblem` for any other answer. */
  answer(host: Host, ask: Ask): unknown
}

const LEAGUE = '/lol/league/v4'
const MASTERIES = '/lol/champion-mastery/v4/champion-masteries'

const ENDPOINTS = [
  regional('account-v1.by-riot-id', '/riot/account/v1/accounts/by-riot-id/{gameName}/{tagLine}', answerAccountByRiotId),
  regional('account-v1.by-puuid', '/riot/account/v1/accounts/by-puuid/{puuid}', answerAccountByPuuid),
  regional('account-v1.region.by-game', '/riot/account/v1/region/by-game/lol/by-puuid/{puuid}', answerActiveRegion),
  regional('match-v5.ids.by-puuid', '/lol/match/v5/matches/by-puuid/{puuid}/ids', answerMatchIds),
  regional('match-v5.match', '/lol/match/v5/matches/{matchId}', answerMatch),
  regional('match-v5.timeline', '/lol/match/v5/matches/{matchId}/timeline', answerTimeline),
  platform('summoner-v4.by-puuid', '/lol/summoner/v4/summoners/by-puuid/{puuid}', answerSummoner),
  platform('league-v4.entries.by-puuid', `${LEAGUE}/entries/by-puuid/{puuid}`, answerEntries),
  platform('league-v4.challenger', `${LEAGUE}/challengerleagues/by-queue/{queue}`, (ask) =>
    answerApexLeague(ask, 'CHALLENGER'),
  ),
  platform('league-v4.grandmaster', `${LEAGUE}/grandmasterleagues/by-queue/{queue}`, (ask) =>
    answerApexLeague(ask, 'GRANDMASTER'),
  ),
  platform('league-v4.master', `${LEAGUE}/masterleagues/by-queue/{queue}`, (ask) => answerApexLeague(ask, 'MASTER')),
  platform('league-exp-v4.entries', '/lol/league-exp/v4/entries/{queue}/{tier}/{division}', answerTierEntries),
  platform('champion-mastery-v4.by-puuid', `${MASTERIES}/by-puuid/{puuid}`, answerMasteries),
  platform('champion-mastery-v4.top', `${MASTERIES}/by-puuid/{puuid}/top`, answerTopMasteries),
  platform(
    'spectator-v5.active-games.by-summoner',
    '/lol/spectator/v5/active-games/by-summoner/{puuid}',
    answerActiveGame,
  ),
]

export type EndpointName = (typeof ENDPOINTS)[number]['name']

export interface FoundEndpoint {
  readonly name: EndpointName
  /** The body of a 200, or a promise of it. Throws a `RiotProblem` for any other answer. */
  answer(world: World, now: number, query: URLSearchParams): unknown
}

/** Finds the endpoint of a request. Throws a `RiotProblem` for an unknown path. */
export function getEndpoint({ host, segments }: Destination): FoundEndpoint {
  if (segments === null) throw badRequest('malformed path')
  for (const endpoint of ENDPOINTS) {
    const parts = matchPath(endpoint.path, segments)
    if (parts !== null && host !== null) {
      const answer = (world: World, now: number, query: URLSearchParams) =>
        endpoint.answer(host, { world, now, query, parts })
      return { name: endpoint.name, answer }
    }
  }
  throw forbidden()
}

function platform<Name extends string>(
  name: Name,
  path: string,
  answer: (ask: PlatformAsk) => unknown,
): Endpoint<Name> {
  return {
    name,
    path: path.slice(1).split('/'),
    answer(host, ask) {
      if (host.kind !== 'platform') throw forbidden()
      return answer({ ...ask, platform: host.platform })
    },
  }
}

function regional<Name extends string>(
  name: Name,
  path: string,
  answer: (ask: RegionalAsk) => unknown,
): Endpoint<Name> {
  return {
    name,
    path: path.slice(1).split('/'),
    answer(host, ask) {
      if (host.kind !== 'regional') throw forbidden()
      return answer({ ...ask, route: host.route })
    },
  }
}

/** The named parts of a path, or null when it does not match. */
function matchPath(path: readonly string[], segments: readonly string[]): ReadonlyMap<string, string> | null {
  if (path.length !== segments.length) return null
  const parts = new Map<string, string>()
  for (const [index, expected] of path.entries()) {
    const segment = segments[index] ?? ''
    if (expected.startsWith('{')) parts.set(expected.slice(1, -1), segment)
    else if (expected !== segment) return null
  }
  return parts
}
