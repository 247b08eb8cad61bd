import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { GoldenWorld } from './golden-world.ts'

/** The request of a golden file. */
export interface GoldenRequest {
  readonly target: string
  /** Sent as JSON. */
  readonly body?: unknown
}

/** Makes a request for each route by its id, with a meaningful answer that is as short as possible. */
export function makeGoldenRequests({ rosters }: Pick<GoldenWorld, 'rosters'>): Readonly<Record<string, GoldenRequest>> {
  const [jungler, adder] = [findPro(rosters.players, 'Quartzite'), findPro(rosters.players, 'Elymoth')]
  const puuid = puuidOf(jungler)
  return {
    'get-health': { target: '/health' },
    'get-v2-account': { target: '/v2/account/?username=z%CC%87o%CC%81%C5%82ty%20b%C3%B3br&tag=euw1&region=EUW1' },
    'post-v2-account': { target: '/v2/account/', body: { username: '', tag: '', region: '', puuid } },
    'get-v2-account-all-regions-username-tag': { target: `/v2/account/all-regions/${riotIdOf(jungler)}` },
    'get-v2-champions': { target: '/v2/champions/' },
    'get-v2-champions-list': { target: '/v2/champions/list' },
    'get-v2-runes': { target: '/v2/runes/' },
    'get-v2-champions-mastery-puuid': { target: `/v2/champions/mastery/${puuidOf(adder)}` },
    'get-v2-champions-positions-ids': { target: '/v2/champions/positions/29.24.86.999999' },
    'get-v2-champions-id-stats': { target: `/v2/champions/${GOLDEN_CHAMPION}/stats` },
    'get-v2-champions-id-matches': { target: `/v2/champions/${GOLDEN_CHAMPION}/matches?amount=1` },
    'get-v2-league-puuid': { target: `/v2/league/${puuid}` },
    'get-v2-league-leaderboard-region': { target: '/v2/league/leaderboard/euw?limit=3&page=2' },
    'get-v2-match-active-puuid': { target: `/v2/match/active/${puuidOf(findPro(rosters.players, 'Rynquill'))}` },
    'get-v2-match-history-puuid': { target: `/v2/match/history/${puuid}?type=ranked&count=5` },
    'get-v2-match-history-batch-puuid': { target: `/v2/match/history/batch/${puuid}?queue=420&start=2&count=1` },
    'get-v2-match-history-match-data-matchId': { target: `/v2/match/history/match-data/${GOLDEN_MATCH}` },
    'get-v2-pro-players-accounts': { target: '/v2/pro-players/accounts/' },
    'get-v2-pro-players-accounts-league': { target: '/v2/pro-players/accounts/odd' },
    'get-v2-pro-players-accounts-league-team': { target: '/v2/pro-players/accounts/lck/t1' },
    'get-v2-pro-players-accounts-league-team-player': { target: '/v2/pro-players/accounts/LEC/FNC/quartzite' },
    'get-v2-pro-players-players': { target: '/v2/pro-players/players?region=LEC&team=G2&player=Varquill' },
    'get-v2-pro-players-account-names': { target: '/v2/pro-players/account-names' },
    'get-v2-pro-players-bootcamp-leaderboard': { target: '/v2/pro-players/bootcamp/leaderboard' },
    'get-v2-pro-players-history-stats-team-player': { target: '/v2/pro-players/history-stats/fnc/quartzite?amount=5' },
    'get-v2-pro-players-live-streams': { target: '/v2/pro-players/live-streams' },
    'get-v2-pro-players-not-live-streams': { target: '/v2/pro-players/not-live-streams' },
    'get-v2-pro-players-live-streams-live': { target: '/v2/pro-players/live-streams/false' },
    'post-v2-pro-players-accounts': {
      target: '/v2/pro-players/accounts?username=Orius&tag=EUW1&region=EUW',
      body: { player: 'Newcomer', region: 'LEC', team: 'G2', role: 'SUP' },
    },
    'put-v2-pro-players-transfer-player-from-fromTeam-to-toTeam': {
      target: '/v2/pro-players/transfer/Varquill/from/G2/to/T1',
    },
    'put-v2-pro-players-players-transfer': {
      target: '/v2/pro-players/players/transfer?player=Delfex&fromTeam=FNC&toTeam=G2',
    },
  }
}

/** A champion with counted games of pros of the golden world. */
export const GOLDEN_CHAMPION = 29

/** A match of the golden world. */
export const GOLDEN_MATCH = 'EUW1_7651547328'

function findPro(players: readonly ProPlayer[], name: string): ProPlayer {
  const found = players.find((each) => each.name === name)
  if (found === undefined) throw new Error(`No player is called ${name}.`)
  return found
}

/** Returns the PUUID of the first account. */
function puuidOf({ name, accounts: [first] }: ProPlayer): string {
  if (first?.puuid == null) throw new Error(`${name} has no account.`)
  return first.puuid
}

function riotIdOf({ accounts: [first] }: ProPlayer): string {
  return [first?.gameName ?? '', first?.tagLine ?? ''].map(encodeURIComponent).join('/')
}
