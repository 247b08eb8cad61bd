import type { ActiveBan, ActiveGame, ActiveParticipant } from './active-game.ts'
import { asObject, count, counts, flag, type LooseObject, moment, object, objects, text } from './loose-json.ts'
import { parseMatchId } from './match-id.ts'

/**
 * The running game in a spectator-v5 body. What is missing or makes no sense is 0, an empty text, an empty list or null.
 * Throws `InvalidMatchIdError` when the body names no platform or no game, and nothing else.
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

/** It outgrows a count, and a match id checks it. */
function gameNumberOf(game: LooseObject): string {
  const number = game['gameId']
  return typeof number === 'number' ? String(number) : ''
}

/** While a game loads it has no start, or counts the seconds until it. */
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
    ...whoPlays(body),
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

/** Who hides has no PUUID, and a champion's name in the place of his own. */
function whoPlays(body: LooseObject): Pick<ActiveParticipant, 'kind' | 'puuid' | 'gameName' | 'tagLine'> {
  const puuid = text(body, 'puuid')
  if (flag(body, 'bot') || puuid === 'BOT') return { kind: 'BOT', puuid: null, gameName: '', tagLine: '' }
  if (puuid === '') return { kind: 'HIDDEN', puuid: null, gameName: '', tagLine: '' }
  return { kind: 'ACCOUNT', puuid, ...nameOf(text(body, 'riotId')) }
}

/** A name may hold a `#` and a tag line never does. */
function nameOf(riotId: string): Pick<ActiveParticipant, 'gameName' | 'tagLine'> {
  const end = riotId.lastIndexOf('#')
  return end === -1
    ? { gameName: riotId, tagLine: '' }
    : { gameName: riotId.slice(0, end), tagLine: riotId.slice(end + 1) }
}
