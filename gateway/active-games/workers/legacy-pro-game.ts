import { regionOf } from '../../shared/region.ts'
import type { LegacyProGame } from '../collections/legacy-pro-games.ts'
import type { ActiveGame } from '../rules/active-game.ts'
import type { SeenPro } from '../rules/pro-game.ts'

/** Returns the copy of a game for older programs; null when no seat shows the pro. */
export function toLegacyProGame(game: ActiveGame, pro: SeenPro, puuids: readonly string[]): LegacyProGame | null {
  const seat = game.participants.find(({ kind, puuid }) => kind === 'ACCOUNT' && puuid === pro.puuid)
  if (seat === undefined) return null
  const { gameName, tagLine, teamId, championId, spell1Id, spell2Id, profileIconId } = seat
  const { puuid } = pro
  return {
    account: { gameName, tagLine, puuid, region: regionOf(game.platform) },
    player: { player: pro.name, puuid: puuids, region: pro.league ?? '', role: pro.role, team: pro.team ?? '' },
    participant: {
      puuid,
      riotId: `${gameName}#${tagLine}`,
      bot: false,
      teamId,
      championId,
      spell1Id,
      spell2Id,
      profileIconId,
      perks: {
        perkIds: seat.keystoneId === null ? [] : [seat.keystoneId],
        perkStyle: seat.primaryStyleId ?? 0,
        perkSubStyle: seat.subStyleId ?? 0,
      },
    },
    gameStartTime: game.startedAt ?? 0,
  }
}
