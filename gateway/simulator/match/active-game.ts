import { fractionOf, hashText, Random } from '../random.ts'
import type { Champion } from '../world/champions.ts'
import type { Lobby, Seat } from '../world/lobbies.ts'
import { hidesGames } from '../world/streamer-mode.ts'
import { chooseSpells } from './build.ts'
import { holdDraft } from './draft.ts'
import { chooseRunes } from './runes.ts'

const LISTED = hashText('listed')
const ARRIVAL = hashText('arrival')

/** Time within which all players reach the loading screen. */
const ARRIVED_MS = 35_000

/** Delay from the start of a game until Riot reports its start time. */
const START_REPORTED_MS = 40_000

const KEY_BYTES = 24

/** True when the player of a seat is visible in the game at the time `now`; false before the loading screen. */
export function hasArrived({ key, createdAt }: Lobby, seat: number, now: number): boolean {
  return now >= createdAt + fractionOf(key, ARRIVAL, seat) * ARRIVED_MS
}

/** The body of spectator-v5 for the game of a lobby at the time `now`, including its loading screen. */
export function toActiveGameBody(lobby: Lobby, now: number) {
  const { platform, gameId, queue } = lobby
  const random = new Random(lobby.key, LISTED)
  const { picks, bans } = holdDraft(lobby)
  return {
    gameId,
    ...toClock(lobby, now),
    gameMode: queue.gameMode,
    mapId: queue.mapId,
    gameType: queue.gameType === 'CUSTOM_GAME' ? 'CUSTOM_GAME' : 'MATCHED',
    gameQueueConfigId: queue.id,
    platformId: platform,
    participants: shuffleSeats(lobby, random).flatMap((seat) => {
      const [player, champion] = [lobby.seats[seat], picks[seat]]
      if (player === undefined || champion === undefined || !hasArrived(lobby, seat, now)) return []
      return [toParticipant(lobby, seat, player, champion)]
    }),
    bannedChampions: bans.map((championId, index) => ({
      championId,
      teamId: hasSides(lobby) ? (index < bans.length / 2 ? 100 : 200) : 0,
      pickTurn: index + 1,
    })),
    observers: { encryptionKey: inventKey(random) },
  }
}

function inventKey(random: Random): string {
  return Buffer.from(Array.from({ length: KEY_BYTES }, () => random.whole(0, 255))).toString('base64')
}

/** During the loading screen the clock counts down to the start. */
function toClock({ startedAt }: Lobby, now: number) {
  const seconds = Math.floor((now - startedAt) / 1000)
  if (now < startedAt + START_REPORTED_MS) return { gameStartTime: 0, gameLength: Math.min(0, seconds) }
  return { gameStartTime: startedAt, gameLength: seconds }
}

/** Blue before red, but without an order of lanes. */
function shuffleSeats(lobby: Lobby, random: Random): readonly number[] {
  const seats = random.shuffle(Array.from(lobby.seats.keys()))
  return hasSides(lobby) ? seats.toSorted((one, other) => sideOf(lobby, one) - sideOf(lobby, other)) : seats
}

function sideOf({ seats }: Lobby, seat: number): number {
  return seats[seat]?.side ?? 0
}

/** In the rings the sides reflect the result, which is not known yet. */
function hasSides({ queue }: Lobby): boolean {
  return queue.ground !== 'RINGS'
}

function toParticipant(lobby: Lobby, seat: number, player: Seat, champion: Champion) {
  const [spell1Id, spell2Id] = chooseSpells(lobby, seat, player.lane)
  const random = new Random(lobby.key, LISTED, seat)
  return {
    championId: champion.key,
    ...toIdentity(player, champion, random),
    teamId: hasSides(lobby) ? player.side : 0,
    spell1Id,
    spell2Id,
    lastSelectedSkinIndex: random.whole(0, 30),
    bot: false,
    gameCustomizationObjects: [],
    ...toPerks(lobby, seat, champion),
  }
}

/** A hidden player appears under the champion's name. */
function toIdentity({ account }: Seat, champion: Champion, random: Random) {
  if (hidesGames(account)) return { puuid: null, riotId: champion.slug, profileIconId: random.whole(0, 28) }
  const { puuid, gameName, tagLine, profileIconId } = account
  return { puuid, riotId: `${gameName}#${tagLine}`, profileIconId }
}

/** Only the keystone of the runes is included. There are no runes in the rings. */
function toPerks(lobby: Lobby, seat: number, champion: Champion) {
  if (!hasSides(lobby)) return {}
  const [primary, secondary] = chooseRunes(lobby, seat, champion).styles
  const [keystone] = primary?.selections ?? []
  return {
    perks: {
      perkIds: keystone === undefined ? [] : [keystone.perk],
      perkStyle: primary?.style ?? 0,
      perkSubStyle: secondary?.style ?? 0,
    },
  }
}
