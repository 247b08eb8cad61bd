const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }

const champion = (key: number, name: string | null) => ({
  id: `champion-${key}`,
  key,
  name: name === null ? null : { text: name, locale: 'EN' },
  image: `/images/champions/icons/${name ?? key}.png`,
})

export const AZIR = champion(268, 'Azir')
export const SYNDRA = champion(134, 'Syndra')

/** A champion without a name. */
export const UNKNOWN_CHAMPION = champion(3151, null)

const NO_RUNES = { keystone: null, styles: [], statShards: { offense: 0, flex: 0, defense: 0 } }

const NO_PINGS = {
  total: 0,
  allIn: 0,
  assistMe: 0,
  bait: 0,
  basic: 0,
  command: 0,
  danger: 0,
  enemyMissing: 0,
  enemyVision: 0,
  getBack: 0,
  hold: 0,
  needVision: 0,
  onMyWay: 0,
  push: 0,
  retreat: 0,
  visionCleared: 0,
}

/** A participant of a match: by default Veyl on the blue side. */
export function participant(change: object = {}) {
  return {
    participantId: 1,
    puuid: 'puuid-of-veyl',
    bot: false,
    gameName: 'Veyl',
    tagLine: 'KR1',
    summonerName: '',
    summonerLevel: 812,
    profileIcon: '/images/profile-icons/29.png',
    teamId: 100,
    subteamId: 0,
    placement: 0,
    lane: 'MIDDLE',
    champion: AZIR,
    championName: 'Azir',
    champLevel: 17,
    experience: 17_800,
    win: true,
    kills: 9,
    deaths: 2,
    assists: 11,
    kda: 10,
    doubleKills: 0,
    tripleKills: 0,
    quadraKills: 0,
    pentaKills: 0,
    largestKillingSpree: 5,
    largestMultiKill: 2,
    firstBlood: false,
    deadSeconds: 61,
    crowdControlSeconds: 18,
    creepScore: 258,
    goldEarned: 14_250,
    goldSpent: 13_500,
    visionScore: 23,
    wards: { placed: 9, killed: 3, controlPlaced: 2, controlBought: 2 },
    objectives: {
      towers: 2,
      inhibitors: 0,
      dragons: 0,
      barons: 0,
      stolen: 0,
      firstTower: false,
      damage: 6_100,
      damageToTowers: 4_200,
    },
    pings: NO_PINGS,
    challenges: null,
    physicalDamageDealtToChampions: 2_000,
    magicDamageDealtToChampions: 20_000,
    trueDamageDealtToChampions: 345,
    physicalDamageTaken: 9_000,
    magicDamageTaken: 4_000,
    trueDamageTaken: 17,
    damageSelfMitigated: 8_800,
    totalHeal: 1_250,
    totalHealsOnTeammates: 0,
    totalDamageShieldedOnTeammates: 0,
    items: [null, null, null, null, null, null, null],
    roleBoundItem: null,
    augments: [],
    summonerSpells: [null, null],
    spellCasts: [0, 0, 0, 0],
    summonerSpellCasts: [0, 0],
    runes: NO_RUNES,
    ...change,
  }
}

/** A participant on the losing red side. */
export const opponent = (change: object = {}) =>
  participant({
    participantId: 6,
    puuid: 'puuid-of-orrin',
    gameName: 'Orrin',
    teamId: 200,
    champion: SYNDRA,
    championName: 'Syndra',
    win: false,
    kills: 2,
    deaths: 9,
    assists: 1,
    kda: 1 / 3,
    ...change,
  })

const took = (kills: number, first = false) => ({ kills, first })

/** A side as reported by Riot. */
export const team = (teamId: number, change: object = {}) => ({
  teamId,
  win: teamId === 100,
  bans: [],
  objectives: {
    atakhan: took(0),
    baron: took(0),
    champion: took(9, teamId === 100),
    dragon: took(3),
    inhibitor: took(1),
    riftHerald: took(0),
    tower: took(8, true),
    voidGrubs: took(3),
  },
  ...change,
})

/** A ranked match that Veyl won against Orrin. */
export function match(change: object = {}) {
  return {
    __typename: 'Match',
    id: 'match-of-veyl',
    matchId: 'KR_7000000001',
    region: 'KR',
    platformId: 'KR',
    outcome: 'PLAYED',
    queue: 'SOLO',
    queueId: 420,
    gameMode: 'CLASSIC',
    gameType: 'MATCHED_GAME',
    gameVersion: '16.4.748.682',
    patch: '16.4',
    mapId: 11,
    startedAt: '2026-05-01T10:00:00.000Z',
    durationSeconds: 1800,
    endedInSurrender: false,
    puuids: [],
    participants: [participant(), opponent()],
    teams: [team(100), team(200)],
    freshness: FRESHNESS,
    ...change,
  }
}
