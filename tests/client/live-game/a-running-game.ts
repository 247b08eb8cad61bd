const local = (text: string) => ({ __typename: 'LocalText', text, locale: 'EN' })

const champion = (key: number, name: string | null = `Champion ${key}`) => ({
  __typename: 'Champion',
  id: `champion-${key}`,
  key,
  name: name === null ? null : local(name),
  image: `/images/champions/icons/${key}.png`,
})

const spell = (key: number, name: string) => ({
  __typename: 'SummonerSpell',
  key,
  name: local(name),
  image: `/images/spells/${key}.png`,
})

const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'] as const

/** A seat by its place, 0 to 9, with overrides. */
export const seat = (place: number, given: object = {}) => ({
  __typename: 'ActiveParticipant',
  kind: 'ACCOUNT',
  puuid: `puuid-${place}`,
  gameName: `Player ${place}`,
  tagLine: 'KR1',
  teamId: place < 5 ? 100 : 200,
  likelyLane: LANES[place % 5] ?? null,
  champion: champion(place + 1),
  summonerSpells: [spell(4, 'Flash'), spell(14, 'Ignite')],
  keystone: { __typename: 'Rune', key: 8112, name: local('Electrocute'), image: '/images/runes/8112.png' },
  secondaryStyle: {
    __typename: 'RuneStyle',
    key: 8300,
    name: local('Inspiration'),
    image: '/images/runes/8300.png',
  },
  proPlayer: null,
  matchup: null,
  statistics: null,
  scouting: scouting(),
  ...given,
})

/** What is stored about the player of a seat: by default nothing. */
export function scouting(given: object = {}) {
  return {
    __typename: 'PlayerScouting',
    account: null,
    ranks: null,
    championMastery: null,
    championRecord: null,
    offRole: null,
    form: null,
    ...given,
  }
}

const FRESH = { __typename: 'Freshness', fetchedAt: '2026-05-01T12:09:00.000Z', stale: false }

/** Ranks of an account with one entry in the solo queue. */
export const soloRank = (given: object = {}) => ({
  __typename: 'AccountRanks',
  freshness: FRESH,
  entries: [
    {
      __typename: 'RankEntry',
      queue: 'SOLO',
      tier: 'GOLD',
      division: 'II',
      leaguePoints: 45,
      wins: 60,
      losses: 40,
      ...given,
    },
  ],
})

const rate = (wins: number, games: number) => ({
  __typename: 'Rate',
  value: wins / games,
  wins,
  games,
  low: 0.4,
  high: 0.7,
})

/** A record on the played champion. */
export const record = (wins: number, games: number) => ({
  __typename: 'ChampionRecord',
  games,
  wins,
  winRate: rate(wins, games),
})

export const matchup = (wins: number, games: number) => ({ __typename: 'ChampionMatchup', winRate: rate(wins, games) })

/** The latest results of an account, newest first: `WWL`. */
export const form = (results: string, given: object = {}) => ({
  __typename: 'AccountForm',
  usualLane: null,
  streak: 0,
  recentGames: Array.from(results, (result, place) => ({
    __typename: 'RecentGame',
    matchId: `KR_${100 - place}`,
    startedAt: '2026-05-01T09:00:00.000Z',
    win: result === 'W',
  })),
  ...given,
})

/** A seat of a hidden player. */
export const hiddenSeat = (place: number) =>
  seat(place, { kind: 'HIDDEN', puuid: null, gameName: null, tagLine: null, scouting: null })

export const ban = (teamId: number, key: number | null) => ({
  __typename: 'ActiveBan',
  teamId,
  champion: key === null ? null : champion(key, `Banned ${key}`),
})

/** A ranked game of ten players, with overrides. */
export const runningGame = (given: object = {}) => ({
  __typename: 'ActiveGame',
  id: 'game-1',
  matchId: 'KR_1',
  region: 'KR',
  queue: 'SOLO',
  queueId: 420,
  gameMode: 'CLASSIC',
  mapId: 11,
  startedAt: '2026-05-01T12:00:00.000Z',
  observedAt: '2026-05-01T12:10:00.000Z',
  participants: Array.from({ length: 10 }, (_, place) => seat(place)),
  bans: [ban(100, 51), ban(100, null), ban(200, 61)],
  pros: [],
  streams: [],
  ...given,
})
