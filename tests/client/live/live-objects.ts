import { ChannelState } from '../../../client/gql/graphql.ts'
import { gameSortKey } from '../../../gateway/active-games/rules/pro-game.ts'
import { streamSortKey } from '../../../gateway/streams/rules/pro-stream.ts'

/** A Twitch channel in the shape of the contract, with overrides. */
export function stream(player: string, viewers: number | null, given: object = {}) {
  const channel = {
    __typename: 'Stream' as const,
    id: `stream-${player}`,
    login: player.toLowerCase(),
    displayName: player,
    url: `https://www.twitch.tv/${player.toLowerCase()}`,
    player: livePlayer(player),
    state: viewers === null ? ChannelState.OFFLINE : ChannelState.LIVE,
    unknownReason: null,
    live: viewers === null ? null : broadcast(viewers),
    lastLiveAt: viewers === null ? null : STARTED,
    activeGame: null,
    ...given,
  }
  return { ...channel, sortKey: streamSortKey({ ...channel, name: player, lastLiveAt: momentOf(channel.lastLiveAt) }) }
}

export const broadcast = (viewers: number, given: object = {}) => ({
  __typename: 'Broadcast' as const,
  title: 'Road to rank one',
  game: { __typename: 'StreamGame' as const, name: 'League of Legends', isLeagueOfLegends: true },
  viewers,
  startedAt: STARTED,
  language: 'en',
  ...given,
})

/** A running game of pro players in the shape of the contract, with overrides. */
export function activeGame(number: number, pros: readonly string[], given: object = {}) {
  const startedAt: string | null = new Date(Date.parse(STARTED) + number * 60_000).toISOString()
  const game = {
    __typename: 'ActiveGame' as const,
    id: `game-${number}`,
    matchId: `KR_${number}`,
    region: 'KR' as const,
    queue: 'SOLO' as const,
    queueId: 420,
    gameMode: 'CLASSIC',
    mapId: 11,
    startedAt,
    observedAt: STARTED,
    participants: pros.map(proSeat),
    bans: [],
    pros: pros.map(proSeat),
    streams: [],
    ...given,
  }
  return { ...game, sortKey: gameSortKey({ game: { ...game, startedAt: momentOf(game.startedAt) } }) }
}

const momentOf = (time: string | null) => (time === null ? null : Date.parse(time))

const proSeat = (player: string) => ({
  __typename: 'ActiveParticipant' as const,
  kind: 'ACCOUNT' as const,
  puuid: `puuid-${player}`,
  gameName: `${player} plays`,
  tagLine: 'KR1',
  teamId: 100,
  likelyLane: null,
  champion: {
    __typename: 'Champion' as const,
    id: 'champion-268',
    key: 268,
    slug: 'Azir',
    name: { __typename: 'LocalText' as const, text: 'Azir', locale: 'EN' as const },
    tags: [],
    image: '/images/champions/icons/Azir.png',
  },
  summonerSpells: [null, null],
  keystone: null,
  secondaryStyle: null,
  profileIcon: '/images/profileicons/1.png',
  proPlayer: livePlayer(player),
})

/** A pro player, with the fields that live parts show. */
const livePlayer = (name: string) => ({
  __typename: 'ProPlayer' as const,
  id: `player-${name}`,
  name,
  slug: name.toLowerCase(),
  role: 'MID' as const,
  photo: `/images/players/${name.toLowerCase()}.png`,
  team: {
    __typename: 'ProTeam' as const,
    id: 'team-VEYL',
    code: 'VEYL',
    name: 'Veyl Esports',
    logo: '/images/teams/VEYL.png',
    league: { __typename: 'League' as const, id: 'league-LVL', code: 'LVL', name: 'League of Veyl' },
  },
})

/** Start of every stream and game. */
export const STARTED = '2026-05-01T12:00:00.000Z'

export const source = (state: 'OK' | 'DOWN' | 'OFF' = 'OK', observedAt: string | null = STARTED) => ({
  __typename: 'LiveSource' as const,
  state,
  observedAt,
  oldestAt: observedAt,
})
