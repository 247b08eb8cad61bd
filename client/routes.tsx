import { matchPath } from 'react-router-dom'
import { accessibilityRoute } from './features/accessibility/route.tsx'
import { accountRoute } from './features/account/route.tsx'
import { addProPlayerRoute } from './features/add-pro-player/route.tsx'
import { apiKeysRoute } from './features/api-keys/route.tsx'
import { championRoute } from './features/champion/route.tsx'
import { championsRoute } from './features/champions/route.tsx'
import { compareRoutes } from './features/compare/route.tsx'
import { contractChangesRoute } from './features/contract-changes/route.tsx'
import { developersRoute } from './features/developers/route.tsx'
import { eventRoutes } from './features/event/route.tsx'
import { followingRoute } from './features/following/route.tsx'
import { gameRoute } from './features/game/route.tsx'
import { homeRoute } from './features/home/route.tsx'
import { leaderboardRoute } from './features/leaderboard/route.tsx'
import { lobbyRoute } from './features/lobby/route.tsx'
import { matchRoute } from './features/match/route.tsx'
import { playerChampionRoute } from './features/player-champion/route.tsx'
import { playerRoute } from './features/player/route.tsx'
import { privacyRoute } from './features/privacy/route.tsx'
import { proPlayersRoute } from './features/pro-players/route.tsx'
import { searchAccountRoute } from './features/search-account/route.tsx'
import { statusRoute } from './features/status/route.tsx'
import { streamersRoute } from './features/streamers/route.tsx'
import { streamsRoute } from './features/streams/route.tsx'
import { teamRoute } from './features/team/route.tsx'
import { termsRoute } from './features/terms/route.tsx'
import type { Found, PageAddress, RawParams, Route } from './routing/define-route.tsx'

/** Every page of the product. */
export const ROUTES: readonly Route[] = [
  homeRoute,
  accountRoute,
  searchAccountRoute,
  proPlayersRoute,
  streamsRoute,
  streamersRoute,
  teamRoute,
  playerRoute,
  playerChampionRoute,
  matchRoute,
  gameRoute,
  lobbyRoute,
  ...compareRoutes,
  championsRoute,
  championRoute,
  leaderboardRoute,
  addProPlayerRoute,
  followingRoute,
  apiKeysRoute,
  developersRoute,
  contractChangesRoute,
  ...eventRoutes,
  privacyRoute,
  termsRoute,
  accessibilityRoute,
  statusRoute,
]

export function findPage(address: PageAddress): Found {
  for (const route of ROUTES) {
    const match = matchPath(route.path, address.pathname)
    if (match !== null) {
      const params = decodeParams(match.params)
      const page = params === null ? null : route.open(params, address)
      return page === null ? { kind: 'invalid' } : { kind: 'page', page }
    }
  }
  return { kind: 'unmatched' }
}

/** Null when they contain a malformed escape. */
function decodeParams(params: RawParams): RawParams | null {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value === undefined ? value : decodeURIComponent(value)]),
    )
  } catch {
    return null
  }
}
