import type { Body } from '../matches/match-bodies.ts'

/** Invented spectator-v5 bodies in Riot's format. `changes` replace fields; `undefined` removes them. */
export function activeGameBody(changes: Body = {}): Body {
  return {
    gameId: 7_651_000_001,
    gameStartTime: 1_790_000_000_000,
    gameMode: 'CLASSIC',
    mapId: 11,
    gameType: 'MATCHED',
    gameQueueConfigId: 420,
    gameLength: 123,
    platformId: 'EUW1',
    participants: Array.from({ length: 10 }, (_, index) => activeParticipantBody(index)),
    bannedChampions: [
      { championId: 68, teamId: 100, pickTurn: 1 },
      { championId: -1, teamId: 200, pickTurn: 6 },
    ],
    observers: { encryptionKey: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345' },
    ...changes,
  }
}

export function activeParticipantBody(index: number, changes: Body = {}): Body {
  return {
    championId: 100 + index,
    puuid: `puuid-${index + 1}`,
    teamId: index < 5 ? 100 : 200,
    riotId: `Player ${index + 1}#DEMO`,
    spell1Id: 4,
    spell2Id: 12,
    lastSelectedSkinIndex: 3,
    bot: false,
    profileIconId: 29,
    gameCustomizationObjects: [],
    perks: { perkIds: [8010], perkStyle: 8000, perkSubStyle: 8400 },
    ...changes,
  }
}
