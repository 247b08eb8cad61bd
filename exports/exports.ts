import type { Export } from './export.ts'
import { accountChampions } from './tables/account-champions.ts'
import { accountMatches } from './tables/account-matches.ts'
import { accountRanks } from './tables/account-ranks.ts'
import { activeGames } from './tables/active-games.ts'
import { bootcamp } from './tables/bootcamp.ts'
import { championGames } from './tables/champion-games.ts'
import { championItems } from './tables/champion-items.ts'
import { championLanes } from './tables/champion-lanes.ts'
import { championMatchups } from './tables/champion-matchups.ts'
import { championOneTricks } from './tables/champion-one-tricks.ts'
import { championPartners } from './tables/champion-partners.ts'
import { championPatches } from './tables/champion-patches.ts'
import { championPlayers } from './tables/champion-players.ts'
import { champions } from './tables/champions.ts'
import { leaderboard } from './tables/leaderboard.ts'
import { matchParticipants } from './tables/match-participants.ts'
import { playerChampions } from './tables/player-champions.ts'
import { playerGames } from './tables/player-games.ts'
import { playerNewestChampions } from './tables/player-newest-champions.ts'
import { proPlayers } from './tables/pro-players.ts'
import { rosterChanges } from './tables/roster-changes.ts'
import { sourceHistory } from './tables/source-history.ts'
import { streams } from './tables/streams.ts'
import { teamGames } from './tables/team-games.ts'

/** Every table of the pages, by subject. */
export const EXPORTS: readonly Export[] = [
  accountMatches,
  accountChampions,
  accountRanks,
  matchParticipants,
  leaderboard,
  champions,
  championLanes,
  championPatches,
  championMatchups,
  championPartners,
  championItems,
  championPlayers,
  championOneTricks,
  championGames,
  proPlayers,
  playerGames,
  playerChampions,
  playerNewestChampions,
  teamGames,
  rosterChanges,
  bootcamp,
  streams,
  activeGames,
  sourceHistory,
]
