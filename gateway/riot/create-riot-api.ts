import { createHash } from 'node:crypto'
import type { LadderQueue } from '../ladders/rules/ladder.ts'
import type { Clock } from '../shared/clock.ts'
import { accountRouteOf, matchRouteOf, openPlatformOf, type Platform } from '../shared/region.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import type { Fetch } from '../upstream/fetch.ts'
import type { PeerInstances } from '../upstream/peer-instances.ts'
import type { OnUpstreamEvent } from '../upstream/upstream-event.ts'
import { COME_BACK_MS, Endpoint } from './endpoint.ts'
import {
  ACCOUNT_BY_PUUID,
  ACCOUNT_BY_RIOT_ID,
  ACTIVE_GAME,
  ACTIVE_REGION,
  apexLeagueOf,
  LEAGUE_ENTRIES,
  MASTERIES,
  MATCH,
  MATCH_IDS,
  MATCH_TIMELINE,
  SUMMONER,
} from './endpoints.ts'
import { summariseHealth, type RiotHealth } from './health.ts'
import { Host } from './host.ts'
import { KeyHealth } from './key-health.ts'
import { toPath } from './path.ts'
import type { MatchIdsFilter, RiotApi, RiotPacing } from './riot-api.ts'

/** Riot's names of the queues. */
const QUEUE_TYPES: Readonly<Record<LadderQueue, string>> = { SOLO: 'RANKED_SOLO_5x5', FLEX: 'RANKED_FLEX_SR' }

export interface RiotApiOptions {
  readonly fetch: Fetch
  readonly clock: Clock
  /** Base URL of Riot's API; `{routing}` is replaced by the host's name: `https://{routing}.api.riotgames.com`. */
  readonly baseUrl: string
  /** Sent in a header and nowhere else; `null` where none is needed. */
  readonly apiKey: string | null
  /** From 0 to below 1; for the jitter of pauses. */
  readonly random: () => number
  /** Called once for each request that was sent. Its part is the routing, or `key` when the key was refused. */
  readonly onEvent?: OnUpstreamEvent
  /** Instances that use the same key and share its limits; null, the default, when this is the only one. */
  readonly peers?: PeerInstances | null
}

export interface RiotClient extends RiotApi, RiotPacing {
  health(): RiotHealth
}

/**
 * Client of Riot's HTTP API that stays within the announced rate limits. Identical requests under way are shared,
 * answers are cached, and a failing host is paused.
 *
 * Throws when `apiKey` can't be sent in a header.
 */
export function createRiotApi(options: RiotApiOptions): RiotClient {
  const { fetch, clock, baseUrl, apiKey, random, onEvent = () => {}, peers = null } = options
  const key = new KeyHealth(clock.now(), onKeyDeath)
  const surroundings = { headers: toHeaders(apiKey), fetch, clock, random, key, peers, onEvent }
  const hosts = new Map<string, Host>()

  const accountByRiotId = new Endpoint(ACCOUNT_BY_RIOT_ID, clock)
  const accountByPuuid = new Endpoint(ACCOUNT_BY_PUUID, clock)
  const activeRegion = new Endpoint(ACTIVE_REGION, clock)
  const summoner = new Endpoint(SUMMONER, clock)
  const leagueEntries = new Endpoint(LEAGUE_ENTRIES, clock)
  const apexLeagues = {
    CHALLENGER: new Endpoint(apexLeagueOf('CHALLENGER'), clock),
    GRANDMASTER: new Endpoint(apexLeagueOf('GRANDMASTER'), clock),
    MASTER: new Endpoint(apexLeagueOf('MASTER'), clock),
  }
  const masteries = new Endpoint(MASTERIES, clock)
  const matchIds = new Endpoint(MATCH_IDS, clock)
  const match = new Endpoint(MATCH, clock)
  const matchTimeline = new Endpoint(MATCH_TIMELINE, clock)
  const activeGame = new Endpoint(ACTIVE_GAME, clock)

  function hostAt(routing: string): Host {
    const known = hosts.get(routing)
    if (known !== undefined) return known
    const url = baseUrl.replaceAll('{routing}', routing).replace(/\/+$/, '')
    const host = new Host({ ...surroundings, routing, url })
    hosts.set(routing, host)
    return host
  }

  function onKeyDeath(): void {
    // Matches that seemed forbidden may have been refused because of the dying key.
    match.forgetForbidden()
    matchTimeline.forgetForbidden()
    for (const host of hosts.values()) host.dismissAll()
  }

  function requireSame(answered: string, asked: string): void {
    if (answered === asked) return
    throw new UpstreamUnavailable(
      'riot',
      clock.now() + COME_BACK_MS,
      `it answered with ${answered} instead of ${asked}`,
    )
  }

  return {
    keyId: toKeyId(apiKey),
    accountByRiotId({ gameName, tagLine }, near, options) {
      const path = toPath('riot', 'account', 'v1', 'accounts', 'by-riot-id', gameName, tagLine)
      return accountByRiotId.ask(hostAt(accountRouteOf(near)), path, options)
    },
    accountByPuuid(puuid, near, options) {
      const path = toPath('riot', 'account', 'v1', 'accounts', 'by-puuid', puuid)
      return accountByPuuid.ask(hostAt(accountRouteOf(near)), path, options)
    },
    activePlatform(puuid, near, options) {
      const path = toPath('riot', 'account', 'v1', 'region', 'by-game', 'lol', 'by-puuid', puuid)
      return activeRegion.ask(hostAt(accountRouteOf(near)), path, options)
    },
    summoner(platform, puuid, options) {
      const path = toPath('lol', 'summoner', 'v4', 'summoners', 'by-puuid', puuid)
      return summoner.ask(hostAt(platformRouteOf(platform)), path, options)
    },
    rankEntries(platform, puuid, options) {
      const path = toPath('lol', 'league', 'v4', 'entries', 'by-puuid', puuid)
      return leagueEntries.ask(hostAt(platformRouteOf(platform)), path, options)
    },
    apexLeague(platform, queue, tier, options) {
      const league = `${tier.toLowerCase()}leagues`
      const path = toPath('lol', 'league', 'v4', league, 'by-queue', QUEUE_TYPES[queue])
      return apexLeagues[tier].ask(hostAt(platformRouteOf(platform)), path, options)
    },
    masteries(platform, puuid, options) {
      const path = toPath('lol', 'champion-mastery', 'v4', 'champion-masteries', 'by-puuid', puuid)
      return masteries.ask(hostAt(platformRouteOf(platform)), path, options)
    },
    matchIds(platform, puuid, filter, options) {
      const path = toPath('lol', 'match', 'v5', 'matches', 'by-puuid', puuid, 'ids')
      const pathAndQuery = path === null ? null : `${path}?${toQuery(filter)}`
      return matchIds.ask(hostAt(matchRouteOf(platform)), pathAndQuery, options)
    },
    async match(platform, matchId, options) {
      const path = toPath('lol', 'match', 'v5', 'matches', matchId)
      const answer = await match.ask(hostAt(matchRouteOf(platform)), path, options)
      requireSame(answer.value?.match.matchId ?? matchId, matchId)
      return answer
    },
    async matchTimeline(platform, matchId, options) {
      const path = toPath('lol', 'match', 'v5', 'matches', matchId, 'timeline')
      const answer = await matchTimeline.ask(hostAt(matchRouteOf(platform)), path, options)
      requireSame(answer.value?.matchId ?? matchId, matchId)
      return answer
    },
    activeGame(platform, puuid, options) {
      const path = toPath('lol', 'spectator', 'v5', 'active-games', 'by-summoner', puuid)
      return activeGame.ask(hostAt(platformRouteOf(platform)), path, options)
    },
    paceChecks: (platform) => hostAt(platformRouteOf(platform)).paceChecks(ACTIVE_GAME.name),
    health() {
      return summariseHealth(
        surroundings.key,
        Array.from(hosts.values(), (host) => host.health()),
        clock.now(),
      )
    },
  }
}

/** Throws without quoting the key, which the runtime's own error would do. */
function toHeaders(apiKey: string | null): Readonly<Record<string, string>> {
  if (apiKey === null) return {}
  if (/^[\x21-\x7e]+$/.test(apiKey)) return { 'X-Riot-Token': apiKey }
  throw new Error(
    'The Riot API key is empty or contains a character that is not allowed in an HTTP header. Copy it again.',
  )
}

/** Long enough to be unique among one operator's keys, and too short to reconstruct a key from. */
function toKeyId(apiKey: string | null): string {
  return createHash('sha256')
    .update(apiKey ?? '')
    .digest('base64url')
    .slice(0, 12)
}

/** The host of a platform. Requests for a closed platform go to the platform that it was merged into. */
function platformRouteOf(platform: Platform): string {
  return openPlatformOf(platform).toLowerCase()
}

function toQuery({ queueId, type, startTime, endTime, start = 0, count }: MatchIdsFilter): URLSearchParams {
  const query = new URLSearchParams({ start: String(start), count: String(count) })
  if (queueId !== undefined) query.set('queue', String(queueId))
  if (type !== undefined) query.set('type', type.toLowerCase())
  if (startTime !== undefined) query.set('startTime', String(startTime))
  if (endTime !== undefined) query.set('endTime', String(endTime))
  return query
}
