const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }

/** A standing in the solo queue. */
const solo = (tier: string, leaguePoints: number) => ({
  entries: [
    {
      queue: 'SOLO',
      queueType: 'RANKED_SOLO_5x5',
      tier,
      division: 'I',
      leaguePoints,
      wins: 60,
      losses: 40,
      winRate: null,
    },
  ],
  histories: [],
  freshness: FRESHNESS,
})

/** An account of a pro player; `ranks` has the shape of the contract. */
export const proAccount = (region: string, ranks: object | null = solo('CHALLENGER', 1204)) => ({
  gameName: 'Veyl',
  tagLine: 'KR1',
  region,
  grade: null,
  confirmedAt: null,
  account: null,
  ranks,
})

export const UNRANKED = { entries: [], histories: [], ladderPlaces: [], freshness: FRESHNESS }

export const NO_PROVENANCE = { sources: [], asOf: null }

/** Rosters that go back to a wiki with a licence. */
export const FROM_A_WIKI = {
  sources: [
    {
      name: 'Leaguepedia',
      url: 'https://lol.fandom.com/',
      licence: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
    },
  ],
  asOf: '2026-09-25',
}

/** A strength of which one of two ranks is known. */
const STRENGTH = {
  median: solo('CHALLENGER', 1204).entries[0],
  players: 2,
  known: 1,
  oldestAt: FRESHNESS.fetchedAt,
}

const LEAGUE = { id: 'league-lvl', code: 'LVL', name: 'League of Veyl', strength: STRENGTH }

const team = (code: string, name: string) => ({
  __typename: 'ProTeam',
  id: `team-${code}`,
  code,
  name,
  logo: `/images/teams/${code}.png`,
  league: LEAGUE,
  retired: false,
  parent: null,
  academies: [],
  staff: [],
  colours: [],
  strength: STRENGTH,
  rosterProvenance: NO_PROVENANCE,
})

export const VEYL_TEAM = team('VEYL', 'Veyl Esports')
export const MOON_TEAM = team('MOON', 'Moonlight')

const NO_CHAMPIONS = { games: 0, entries: [], since: null, missingAccounts: 0, freshness: null }

const NO_MATCHES = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
}

/** A membership between two dates of the contract. It lasts without an end. */
export const membership = (of: object, fromDate: string | null, toDate: string | null = null) => ({
  team: of,
  fromDate,
  toDate,
  ended: toDate !== null,
  substitute: false,
})

/** A pro player of the team Veyl, with overrides. */
export const proPlayer = (name: string, given: object = {}) => ({
  __typename: 'ProPlayer',
  id: `player-${name}`,
  name,
  slug: name.toLowerCase(),
  role: 'MID',
  previousRole: null,
  team: VEYL_TEAM,
  photo: `/images/players/${name.toLowerCase()}.png`,
  accounts: [proAccount('KR')],
  formerNames: [],
  country: null,
  otherRoles: [],
  retired: false,
  claimedAt: null,
  provenance: NO_PROVENANCE,
  memberships: [membership(VEYL_TEAM, '2026-04-20')],
  links: [],
  channels: [],
  champions: NO_CHAMPIONS,
  matches: NO_MATCHES,
  live: { state: 'NOT_IN_GAME', observedAt: FRESHNESS.fetchedAt, game: null },
  ...given,
})

/** A transfer from Moonlight to the team Veyl, with overrides. */
export const rosterChange = (given: object = {}) => ({
  __typename: 'RosterChange',
  id: 'change-1',
  kind: 'TRANSFERRED',
  playerName: 'Veyl',
  player: proPlayer('Veyl'),
  role: 'MID',
  previousRole: null,
  fromTeam: MOON_TEAM,
  toTeam: VEYL_TEAM,
  account: null,
  at: '2026-04-20T12:00:00.000Z',
  recordedAt: '2026-04-20T12:00:00.000Z',
  by: 'Operator',
  reason: null,
  evidence: null,
  undoes: null,
  undoneBy: null,
  undoable: true,
  ...given,
})

/** A connection of the contract with all nodes on one page. */
export const connection = (nodes: readonly { readonly id: string }[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: {
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: nodes[0]?.id ?? null,
    endCursor: nodes.at(-1)?.id ?? null,
  },
  totalCount: nodes.length,
})

/** The resolvers of the pro scene. */
export function proScene(players: readonly ReturnType<typeof proPlayer>[], changes = [rosterChange()]) {
  const known = { ...VEYL_TEAM, roster: players }
  return {
    leagues: [{ ...LEAGUE, teams: [known, { ...MOON_TEAM, roster: [] }] }],
    proTeam: ({ code }: { readonly code: string }) => (code.toUpperCase() === known.code ? known : null),
    proPlayer: ({ by }: { readonly by: { readonly name: { readonly name: string } } }) =>
      players.find(({ slug }) => slug === by.name.name) ?? null,
    proPlayers: connection(players),
    rosterProvenance: NO_PROVENANCE,
    rosterChanges: connection(changes),
  }
}
