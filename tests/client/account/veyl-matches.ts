import { VEYL } from '../stand-in-server.ts'

const FRESHNESS = VEYL.freshness

const champion = (key: number, name: string) => ({
  id: `champion-${key}`,
  key,
  slug: name,
  name: { text: name, locale: 'EN' },
  image: `/images/champions/icons/${name}.png`,
})

const AZIR = champion(268, 'Azir')
export const SYNDRA = champion(134, 'Syndra')

/** A participant of a match: by default the account itself. */
export function participant(change: object = {}) {
  return {
    participantId: 1,
    puuid: VEYL.puuid,
    bot: false,
    gameName: VEYL.gameName,
    tagLine: VEYL.tagLine,
    summonerName: '',
    teamId: 100,
    subteamId: 0,
    placement: 0,
    champion: AZIR,
    championName: 'Azir',
    champLevel: 17,
    win: true,
    kills: 9,
    deaths: 2,
    assists: 11,
    kda: 10,
    creepScore: 258,
    doubleKills: 2,
    tripleKills: 1,
    quadraKills: 0,
    pentaKills: 0,
    items: [{ key: 3020, name: { text: 'Sorcerer’s Shoes', locale: 'EN' }, image: '/images/items/3020.png' }],
    augments: [],
    summonerSpells: [null, null],
    runes: { keystone: null, styles: [], statShards: { offense: 0, flex: 0, defense: 0 } },
    ...change,
  }
}

/** A match of the account, by default with one opponent. */
export function edge(id: string, own: object = {}, match: object = {}, others: readonly object[] = [OPPONENT]) {
  const self = participant(own)
  return {
    cursor: id,
    participant: self,
    node: {
      __typename: 'Match',
      id,
      region: 'KR',
      queue: 'SOLO',
      queueId: 420,
      mapId: 11,
      outcome: 'PLAYED',
      startedAt: '2026-05-01T10:00:00.000Z',
      durationSeconds: 1800,
      endedInSurrender: false,
      participants: [self, ...others],
      ...match,
    },
  }
}

const OPPONENT = participant({
  participantId: 6,
  puuid: 'puuid-of-orrin',
  gameName: 'Orrin',
  teamId: 200,
  champion: SYNDRA,
  win: false,
})

/** A page of the match history. */
export function matches(edges: readonly ReturnType<typeof edge>[], change: object = {}) {
  return {
    edges,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    missing: 0,
    examined: edges.length,
    freshness: FRESHNESS,
    ...change,
  }
}

export const CHALLENGER = {
  queue: 'SOLO',
  queueType: 'RANKED_SOLO_5x5',
  leagueId: null,
  tier: 'CHALLENGER',
  division: 'I',
  leaguePoints: 1284,
  wins: 212,
  losses: 164,
  winRate: { value: 212 / 376, wins: 212, games: 376, low: 0.5133, high: 0.6131 },
  hotStreak: true,
  veteran: false,
  freshBlood: false,
  inactive: false,
}

export const ranks = (...entries: readonly object[]) => ({
  entries,
  histories: [],
  ladderPlaces: [],
  freshness: FRESHNESS,
})
