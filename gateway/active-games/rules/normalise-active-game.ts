import {
  asObject,
  count,
  counts,
  flag,
  type LooseObject,
  moment,
  object,
  objects,
  text,
} from '../../shared/loose-json.ts'
import { parseMatchId } from '../../shared/match-id.ts'
import type { ActiveBan, ActiveGame, ActiveParticipant } from './active-game.ts'

/**
 * Normalises the running game of a spectator-v5 body. A missing or invalid value becomes 0, an empty string, an empty
 * list or null. Throws only `InvalidMatchIdError`, when the body has no valid platform or game id.
 */
export function normaliseActiveGame(body: unknown): ActiveGame {
  const game = asObject(body)
  const { matchId, platform } = parseMatchId(`${text(game, 'platformId')}_${gameNumberOf(game)}`)

  return {
    matchId,
    platform,
    queueId: count(game, 'gameQueueConfigId'),
    gameMode: text(game, 'gameMode'),
    gameType: text(game, 'gameType'),
    mapId: count(game, 'mapId'),
    startedAt: startOf(game),
    bans: objects(game, 'bannedChampions').map(toBan),
    participants: objects(game, 'participants').map(toParticipant),
  }
}

/** Not read as a count, because it can exceed the maximum of one; the match id parser validates it. */
function gameNumberOf(game: LooseObject): string {
  const number = game['gameId']
  return typeof number === 'number' ? String(number) : ''
}

/** While a game loads, its start is missing or its length is a negative countdown in seconds. */
function startOf(game: LooseObject): number | null {
  const length = game['gameLength']
  const loads = typeof length === 'number' && length < 0
  return loads ? null : moment(game, 'gameStartTime') || null
}

function toBan(body: LooseObject): ActiveBan {
  return {
    championId: count(body, 'championId') || -1,
    teamId: count(body, 'teamId'),
    pickTurn: count(body, 'pickTurn'),
  }
}

function toParticipant(body: LooseObject): ActiveParticipant {
  const perks = object(body, 'perks')
  return {
    ...identityOf(body),
    teamId: count(body, 'teamId'),
    championId: count(body, 'championId'),
    spell1Id: count(body, 'spell1Id'),
    spell2Id: count(body, 'spell2Id'),
    keystoneId: counts(perks, 'perkIds')[0] ?? null,
    primaryStyleId: count(perks, 'perkStyle') || null,
    subStyleId: count(perks, 'perkSubStyle') || null,
    profileIconId: count(body, 'profileIconId'),
  }
}

/** A hidden player has no PUUID, and a champion's name in place of their own. */
function identityOf(body: LooseObject): Pick<ActiveParticipant, 'kind' | 'puuid' | 'gameName' | 'tagLine'> {
  const puuid = text(body, 'puuid')
  if (flag(body, 'bot') || puuid === 'BOT') return { kind: 'BOT', puuid: null, gameName: '', tagLine: '' }
  if (puuid === '') return { kind: 'HIDDEN', puuid: null, gameName: '', tagLine: '' }
  return { kind: 'ACCOUNT', puuid, ...nameOf(text(body, 'riotId')) }
}

/** A game name may contain a `#`, a tag line never does. */
function nameOf(riotId: string): Pick<ActiveParticipant, 'gameName' | 'tagLine'> {
  const end = riotId.lastIndexOf('#')
  return end === -1
    ? { gameName: riotId, tagLine: '' }
    : { gameName: riotId.slice(0, end), tagLine: riotId.slice(end + 1) }
}
