/** Invented match-v5 bodies in Riot's format. */

/** The body of a participant: fields by Riot's names. */
export type Body = Readonly<Record<string, unknown>>

/** A player of a plain ranked game; `index` counts from 0. */
export function participantBody(index: number, changes: Body = {}): Body {
  return {
    participantId: index + 1,
    puuid: `puuid-${index + 1}`,
    riotIdGameName: `Player ${index + 1}`,
    riotIdTagline: 'DEMO',
    summonerName: '',
    teamId: index < 5 ? 100 : 200,
    playerSubteamId: 0,
    placement: 0,
    teamPosition: ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'][index % 5],
    championId: 100 + index,
    championName: `Champion${index}`,
    champLevel: 15,
    win: index < 5,
    gameEndedInEarlySurrender: false,
    kills: index,
    deaths: 3,
    assists: 7,
    item0: 3157,
    item6: 3340,
    summoner1Id: 4,
    summoner2Id: 12,
    perks: {
      statPerks: { offense: 5008, flex: 5008, defense: 5001 },
      styles: [
        { description: 'primaryStyle', style: 8000, selections: [{ perk: 8010, var1: 12, var2: 3, var3: 0 }] },
        { description: 'subStyle', style: 8400, selections: [] },
      ],
    },
    ...changes,
  }
}

/** A plain ranked game of ten players with `changes` in its `info`. */
export function matchBody(changes: Body = {}, metadata: Body = {}): Body {
  const participants = Array.from({ length: 10 }, (_, index) => participantBody(index))
  return {
    metadata: {
      dataVersion: '2',
      matchId: 'EUW1_7000000001',
      participants: participants.map(({ puuid }) => puuid),
      ...metadata,
    },
    info: {
      endOfGameResult: 'GameComplete',
      gameCreation: 1_760_000_000_000,
      gameDuration: 1834,
      gameEndTimestamp: 1_760_001_900_000,
      gameId: 7_000_000_001,
      gameMode: 'CLASSIC',
      gameStartTimestamp: 1_760_000_060_000,
      gameType: 'MATCHED_GAME',
      gameVersion: '15.20.715.1234',
      mapId: 11,
      platformId: 'EUW1',
      queueId: 420,
      participants,
      teams: [teamBody(100, true), teamBody(200, false)],
      ...changes,
    },
  }
}

function teamBody(teamId: number, win: boolean): Body {
  return {
    teamId,
    win,
    bans: [{ championId: 238, pickTurn: 1 }],
    objectives: {
      baron: { first: win, kills: 1 },
      champion: { first: !win, kills: 25 },
      dragon: { first: win, kills: 3 },
      horde: { first: win, kills: 6 },
      tower: { first: win, kills: 9 },
    },
  }
}
