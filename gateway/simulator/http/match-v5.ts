import { matchRouteOf, OPEN_PLATFORMS } from '../../shared/region.ts'
import { matchIdOf, toMatchBody } from '../match/match.ts'
import { toTimelineBody } from '../match/timeline/timeline.ts'
import type { Lobby } from '../world/lobbies.ts'
import { MATCH_TYPES } from '../world/queues.ts'
import type { HistoryFilter } from '../world/world.ts'
import { getAccount, getNumber, getPart } from './ask.ts'
import type { RegionalAsk } from './ask.ts'
import { badRequest, notFound } from './problem.ts'

const ANY_NUMBER = { from: 0, to: Number.MAX_SAFE_INTEGER }

/** `/lol/match/v5/matches/by-puuid/{puuid}/ids`; on the wrong route Riot returns an empty list instead of an error. */
export function answerMatchIds(ask: RegionalAsk): readonly string[] {
  const account = getAccount(ask)
  const filter = parseFilter(ask)
  if (filter === null || matchRouteOf(account.platform) !== ask.route) return []
  return ask.world.listMatches(account, ask.now, filter).map(matchIdOf)
}

/** `/lol/match/v5/matches/{matchId}` */
export function answerMatch(ask: RegionalAsk) {
  return toMatchBody(getLobby(ask))
}

/** `/lol/match/v5/matches/{matchId}/timeline` */
export function answerTimeline(ask: RegionalAsk) {
  return toTimelineBody(getLobby(ask))
}

/** Throws a 404 for an unknown match and on the wrong route. */
function getLobby(ask: RegionalAsk): Lobby {
  const [, code, number] = /^([A-Z]+\d?)_(\d{1,15})$/.exec(getPart(ask, 'matchId')) ?? []
  const platform = OPEN_PLATFORMS.find((each) => each === code && matchRouteOf(each) === ask.route)
  const lobby = platform === undefined ? null : ask.world.findMatch(platform, Number(number), ask.now)
  if (lobby === null) throw notFound('match file not found')
  return lobby
}

/** Null for a type that no match of this world has. */
function parseFilter(ask: RegionalAsk): HistoryFilter | null {
  const from = getNumber(ask, 'startTime', ANY_NUMBER)
  const before = getNumber(ask, 'endTime', ANY_NUMBER)
  const queueId = getNumber(ask, 'queue', ANY_NUMBER)
  const type = ask.query.get('type')
  const known = MATCH_TYPES.find((each) => each === type)
  if (type !== null && type !== 'tutorial' && known === undefined) throw badRequest('Invalid value for type')
  const filter = {
    start: getNumber(ask, 'start', ANY_NUMBER) ?? 0,
    count: getNumber(ask, 'count', { from: 0, to: 100 }) ?? 20,
    ...(from !== null && { from: from * 1000 }),
    ...(before !== null && { before: before * 1000 }),
    ...(queueId !== null && { queueId }),
    ...(known !== undefined && { type: known }),
  }
  return type === 'tutorial' ? null : filter
}
