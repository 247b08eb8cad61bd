import type { ExampleWorld } from '../../rest-compat/example.ts'

/** The match of the stand-in. */
export const demoMatch: ExampleWorld['demoMatch'] = { matchId: 'EUW1_7000000001', queueId: 420 }

/** The running game of every account. */
export const playing: ExampleWorld['playing'] = {
  puuid: 'puuid-of-the-demo-account',
  gameId: 7_000_000_002,
  platformId: 'EUW1',
}

const START = Date.UTC(2026, 10, 1, 11, 30)

interface MatchIdsArguments {
  readonly start: number
  readonly count: number
  readonly endTime?: number | string | null
}

/** Past and running games of an account of the stand-in. */
export const accountGames = {
  ranks: {
    entries: [
      {
        leagueId: null,
        queueType: 'RANKED_SOLO_5x5',
        tier: 'DIAMOND',
        division: 'II',
        leaguePoints: 41,
        wins: 60,
        losses: 40,
        hotStreak: true,
        veteran: false,
        freshBlood: false,
        inactive: false,
      },
      // The shape of the answer has no such tier: the route leaves the entry out.
      {
        leagueId: null,
        queueType: 'RANKED_FLEX_SR',
        tier: 'UNKNOWN',
        division: 'I',
        leaguePoints: 12,
        wins: 5,
        losses: 4,
        hotStreak: false,
        veteran: false,
        freshBlood: false,
        inactive: false,
      },
    ],
  },

  masteries: { entries: [{ champion: champion(103, 'Ahri'), level: 12, points: 345_678 }] },

  matchIds({ start, count, endTime = null }: MatchIdsArguments) {
    const isBefore = endTime === null || START < new Date(endTime).getTime()
    const ids = (isBefore ? [demoMatch.matchId] : []).slice(start, start + count)
    return { __typename: 'AccountMatchIds', ids, matches: ids.map(() => match) }
  },

  live: {
    state: 'IN_GAME',
    game: {
      matchId: `${playing.platformId}_${playing.gameId}`,
      startedAt: new Date(START).toISOString(),
      observedAt: new Date(START + 95_400).toISOString(),
      queueId: 420,
      gameMode: 'CLASSIC',
      gameType: 'MATCHED',
      mapId: 11,
      participants: [
        {
          kind: 'ACCOUNT',
          puuid: playing.puuid,
          gameName: 'Zażółć Gęślą',
          tagLine: 'DEMO',
          teamId: 100,
          championId: 103,
          champion: champion(103, 'Ahri'),
          summonerSpells: [{ key: 4 }, { key: 14 }],
          profileIconId: 588,
          keystone: { key: 8112 },
          primaryStyle: { key: 8100 },
          secondaryStyle: { key: 8200 },
        },
        {
          kind: 'HIDDEN',
          puuid: null,
          gameName: null,
          tagLine: null,
          teamId: 200,
          championId: 62,
          champion: champion(62, 'Wukong'),
          summonerSpells: [null, null],
          profileIconId: 0,
          keystone: null,
          primaryStyle: null,
          secondaryStyle: null,
        },
      ],
      bans: [
        { champion: champion(1, 'Annie'), teamId: 100, pickTurn: 1 },
        { champion: null, teamId: 200, pickTurn: 2 },
      ],
    },
  },
}

/** Every match of the stand-in. */
export const match = {
  __typename: 'Match',
  matchId: demoMatch.matchId,
  puuids: ['puuid-of-the-demo-account', 'BOT'],
  durationSeconds: 1804,
  gameMode: 'CLASSIC',
  startedAt: new Date(START).toISOString(),
  gameType: 'MATCHED_GAME',
  gameVersion: '16.4.748.682',
  mapId: 11,
  platformId: 'EUW1',
  queueId: demoMatch.queueId,
  participants: [],
  teams: [],
}

/** The fields of the query that return games. */
export const gamesRootValue = {
  match({ id }: { readonly id: string }) {
    if (id === demoMatch.matchId) return match
    return /^\w+_\d+$/.test(id)
      ? { __typename: 'MatchNotFound', message: `Riot returned no match with the identifier ${id}.`, matchId: id }
      : { __typename: 'InvalidMatchId', message: 'That is not a match id.' }
  },

  ladder: ({ first, after = null }: { readonly first: number; readonly after?: string | null }) => ({
    edges: [ladderEntry].slice(Number(after), Number(after) + first),
  }),
}

const ladderEntry = {
  node: {
    gameName: null,
    tagLine: null,
    puuid: 'puuid-of-the-best',
    rank: 1,
    leaguePoints: 1900,
    wins: 300,
    losses: 200,
    tier: 'CHALLENGER',
  },
}

function champion(key: number, text: string) {
  return { key, name: () => ({ text, locale: 'EN' }) }
}
