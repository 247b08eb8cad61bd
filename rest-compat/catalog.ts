import type { Route } from './route.ts'
import { accountNamesRoutes } from './routes/account-names.ts'
import { accountRoutes } from './routes/account.ts'
import { activeGameRoutes } from './routes/active-game.ts'
import { addProPlayerRoutes } from './routes/add-pro-player.ts'
import { allRegionsRoutes } from './routes/all-regions.ts'
import { bootcampRoutes } from './routes/bootcamp.ts'
import { championGamesRoutes } from './routes/champion-games.ts'
import { healthRoutes } from './routes/health.ts'
import { historyStatsRoutes } from './routes/history-stats.ts'
import { leaderboardRoutes } from './routes/leaderboard.ts'
import { leagueRoutes } from './routes/league.ts'
import { liveStreamsRoutes } from './routes/live-streams.ts'
import { masteryRoutes } from './routes/mastery.ts'
import { matchDataRoutes } from './routes/match-data.ts'
import { matchHistoryRoutes } from './routes/match-history.ts'
import { positionsRoutes } from './routes/positions.ts'
import { proAccountsRoutes } from './routes/pro-accounts.ts'
import { staticDataRoutes } from './routes/static-data.ts'
import { transferRoutes } from './routes/transfer.ts'

/** Every route of the REST layer. When two paths match a request, the first one in this list answers. */
export const catalog: readonly Route[] = [
  ...healthRoutes,
  ...accountRoutes,
  ...allRegionsRoutes,
  ...staticDataRoutes,
  ...masteryRoutes,
  ...positionsRoutes,
  ...championGamesRoutes,
  ...leagueRoutes,
  ...leaderboardRoutes,
  ...activeGameRoutes,
  ...matchHistoryRoutes,
  ...matchDataRoutes,
  ...proAccountsRoutes,
  ...addProPlayerRoutes,
  ...transferRoutes,
  ...accountNamesRoutes,
  ...bootcampRoutes,
  ...historyStatsRoutes,
  ...liveStreamsRoutes,
]
