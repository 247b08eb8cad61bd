/** Size of an event: about 14 kB of JSON, or about 1.5 kB. */
export type EventSize = 'large' | 'small'

/** A stream with exactly the fields that {@link liveDocument} selects. */
interface LiveStream {
  readonly __typename: 'Stream'
  readonly id: string
  readonly login: string
  readonly displayName: string
  readonly url: string
  readonly live: {
    readonly __typename: 'Broadcast'
    readonly title: string
    readonly viewers: number
    readonly startedAt: string
    readonly language: string
    readonly game: {
      readonly __typename: 'StreamGame'
      readonly id: string
      readonly name: string
      readonly isLeagueOfLegends: boolean
    }
  } | null
  readonly lastLiveAt: string
  readonly player: {
    readonly __typename: 'ProPlayer'
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly role: string
    readonly photo: string | null
    readonly team: StreamTeam | null
  }
}

interface StreamTeam {
  readonly __typename: 'ProTeam'
  readonly id: string
  readonly code: string
  readonly name: string
  readonly league: {
    readonly __typename: 'League'
    readonly id: string
    readonly code: string
    readonly name: string
  }
  readonly logo: string
}

/** Update to a subscriber. */
export interface StreamsUpdate {
  readonly __typename: 'StreamsUpdate'
  readonly cursor: string
  readonly snapshot: boolean
  readonly upserted: readonly LiveStream[]
  readonly removed: readonly string[]
  readonly source: { readonly __typename: 'LiveSource'; readonly state: string; readonly observedAt: string }
}

/** Number of streams in an event. A large event has all streams of the world. */
const STREAMS_IN: Readonly<Record<EventSize, number>> = { large: 17, small: 2 }

const BEGIN = Date.UTC(2026, 10, 1, 18)
const SECOND_MS = 1_000

const TITLES = [
  'road to 1k LP before the split ends',
  'scrims are over, solo queue till I fall asleep',
  'bootcamp in Seoul, day {n}',
  'wracamy na szczyt drabinki, dzień {n} || gramy do 23:00',
  'jungle tracking explained, ask me anything',
  'warming up for tomorrow’s best of five, no coaching',
  '오늘은 원딜만 합니다 {n}일차',
  'testing every build the chat voted to remove',
  'ranked grind #{n}, playlist in the panels',
  'la route vers le top {n} continue',
  'reviewing yesterday’s games, then soloQ',
  'solo nocą: {n} punktów do challengera',
  'heute nur Toplane, {n} Siege am Stück?',
  'fill main for a day, please be gentle',
  'viewer games at {n} subs, then flex with the team',
] as const
const COMMANDS = ['!opgg', '!duo', '!settings', '!runes', '!socials', '!giveaway', '!schedule', '!build'] as const
const BEGINNINGS = [
  'Nor',
  'Kal',
  'Vex',
  'Tri',
  'Osk',
  'Mir',
  'Zeph',
  'Lum',
  'Hald',
  'Quin',
  'Ryo',
  'Sab',
  'Thal',
] as const
const ENDINGS = ['ix', 'ander', 'ow', 'eth', 'uko', 'arin', 'el', 'oss', 'imir', 'yn', 'ade'] as const
const LANGUAGES = ['en', 'ko', 'pl', 'fr', 'de', 'es', 'tr'] as const
const ROLES = ['TOP', 'JUNGLE', 'MID', 'BOTTOM', 'SUPPORT'] as const
const LEAGUES = {
  north: { __typename: 'League', id: idOf('League', 'NORTH'), code: 'NORTH', name: 'Northern Masters Circuit' },
  east: { __typename: 'League', id: idOf('League', 'EPL'), code: 'EPL', name: 'Eastern Premier League' },
} as const
const TEAMS = [
  teamOf('NWL', 'Northern Wolves', LEAGUES.north),
  teamOf('ATL', 'Atlas Gaming', LEAGUES.east),
  teamOf('KRK', 'Kraken Esports', LEAGUES.north),
  teamOf('HLO', 'Halo Rising', LEAGUES.east),
  teamOf('VST', 'Vistula Five', LEAGUES.north),
  teamOf('BRS', 'Boreas', LEAGUES.north),
  teamOf('ONX', 'Onyx Collective', LEAGUES.east),
] as const

/**
 * Returns event number `n` of a size, the same in every process. In a large event all streams are live, in a small one a stream
 * has ended.
 */
export function eventOf(size: EventSize, n: number): StreamsUpdate {
  const first = size === 'large' ? 0 : n * STREAMS_IN.small
  const upserted = Array.from({ length: STREAMS_IN[size] }, (_, index) =>
    streamOf((first + index) % STREAMS_IN.large, n, size === 'large' || index === 0),
  )
  return updateOf(`${size}-${n}`, n, { snapshot: false, upserted })
}

/** Returns the snapshot at event number `n` in a world of a size, for new subscribers. */
export function snapshotOf(size: EventSize, n: number, cursor: string): StreamsUpdate {
  const upserted = Array.from({ length: STREAMS_IN[size] }, (_, index) => streamOf(index, n, true))
  return updateOf(cursor, n, { snapshot: true, upserted })
}

/** Returns the empty update for a subscriber that is up to date at event number `n`. */
export function nothingNewAt(n: number, cursor: string): StreamsUpdate {
  return updateOf(cursor, n, { snapshot: false, upserted: [] })
}

/** Returns the event with this cursor; null for an unknown cursor. */
export function findEvent(cursor: string): StreamsUpdate | null {
  const [size, n] = cursor.split('-')
  return size === 'large' || size === 'small' ? eventOf(size, Number(n)) : null
}

/** Returns stream `index` at event `n`. Its viewers change with each event, its title from time to time. */
function streamOf(index: number, n: number, isLive: boolean): LiveStream {
  const streamSeed = index * 31 + 7
  const name =
    pick(BEGINNINGS, scatter(streamSeed)) +
    pick(ENDINGS, scatter(streamSeed + 1)) +
    (index % 4 === 0 ? String(index) : '')
  const slug = `${name.toLowerCase()}-${index}`
  const login = `${name.toLowerCase()}${index % 3 === 0 ? '_lol' : ''}`
  const startedAt = new Date(BEGIN - (scatter(streamSeed + 2) % 20_000) * SECOND_MS).toISOString()
  const titleSeed = streamSeed + Math.trunc((n + index) / 6)
  const broadcast = {
    __typename: 'Broadcast',
    title: `${pick(TITLES, scatter(titleSeed))} ${pick(COMMANDS, scatter(titleSeed + 1))}`.replace(
      '{n}',
      String(titleSeed % 300),
    ),
    viewers: 40 + (scatter(streamSeed * 977 + n) % 9_000),
    startedAt,
    language: pick(LANGUAGES, scatter(streamSeed + 3)),
    game: { __typename: 'StreamGame', id: '21779', name: 'League of Legends', isLeagueOfLegends: true },
  } as const
  return {
    __typename: 'Stream',
    id: idOf('Stream', slug),
    login,
    displayName: index % 5 === 0 ? name.toUpperCase() : name,
    url: `https://www.twitch.tv/${login}`,
    live: isLive ? broadcast : null,
    lastLiveAt: startedAt,
    player: {
      __typename: 'ProPlayer',
      id: idOf('ProPlayer', slug),
      name,
      slug,
      role: pick(ROLES, index),
      photo: `/images/players/${slug}.png`,
      team: index % 9 === 8 ? null : pick(TEAMS, scatter(streamSeed + 4)),
    },
  }
}

function teamOf(code: string, name: string, league: StreamTeam['league']): StreamTeam {
  return { __typename: 'ProTeam', id: idOf('ProTeam', code), code, name, league, logo: `/images/teams/${code}.png` }
}

function idOf(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url')
}

function updateOf(cursor: string, n: number, changes: Pick<StreamsUpdate, 'snapshot' | 'upserted'>): StreamsUpdate {
  const observedAt = new Date(BEGIN + n * 45 * SECOND_MS).toISOString()
  const source = { __typename: 'LiveSource', state: 'FRESH', observedAt } as const
  return { __typename: 'StreamsUpdate', cursor, ...changes, removed: [], source }
}

/** Returns a pseudo-random number that depends only on `n`. */
function scatter(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 15) ^ 0x9e3779b9, 0x2c1b3c6d)
  return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0
}

function pick<T>(list: readonly [T, ...T[]], n: number): T {
  return list[n % list.length] ?? list[0]
}
