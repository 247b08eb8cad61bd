import { createAccounts } from '../accounts/services/accounts.ts'
import { createLobbies } from '../accounts/services/lobbies.ts'
import { createMasteries } from '../accounts/services/masteries.ts'
import { createRanks } from '../accounts/services/ranks.ts'
import { createCheckRequests } from '../active-games/services/check-requests.ts'
import { createLiveStates } from '../active-games/services/live-states.ts'
import { createRunningGames } from '../active-games/services/running-games.ts'
import { createScouting } from '../active-games/services/scouting.ts'
import type { SeenGames } from '../active-games/services/seen-games.ts'
import { createLadders } from '../ladders/services/ladders.ts'
import { createAccountMatchIds } from '../matches/services/account-match-ids.ts'
import { createMatchHistory } from '../matches/services/match-history.ts'
import { createMatches } from '../matches/services/matches.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import { createProPlayers } from '../rosters/services/pro-players.ts'
import type { ProScene } from '../rosters/services/pro-scene.ts'
import type { Clock } from '../shared/clock.ts'
import { type OnUnsaved, requireSaved } from '../shared/unsaved.ts'
import type { ChampionPlayers } from '../statistics/services/champion-players.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { createTimelines } from '../timelines/services/timelines.ts'
import type { LiveFeeds } from './live-types.ts'

interface Foundation {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: ProScene
  readonly activeGames: LiveFeeds['activeGames']
  readonly seenGames: SeenGames
  readonly championPlayers: ChampionPlayers
  /** Called when the check of a pro can't be requested. */
  readonly report: (error: unknown) => void
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

/** Services that ask Riot for what the store does not have, or has only in an old version. */
export function createRiotServices({
  riot,
  store,
  clock,
  proScene,
  activeGames,
  seenGames,
  championPlayers,
  report,
  onUnsaved = requireSaved,
}: Foundation) {
  const ranks = createRanks({ riot, store, clock, onUnsaved })
  const matches = createMatches({ riot, store, onUnsaved })
  const checkRequests = createCheckRequests({ store, proScene, activeGames, clock, report })
  const matchHistory = createMatchHistory({
    riot,
    store,
    clock,
    matches,
    noteMatches: (found) => checkRequests.noteMatches(found),
    onUnsaved,
  })
  const accounts = createAccounts({ riot, store, clock, ranks, onUnsaved })
  const masteries = createMasteries({ riot, store, clock, onUnsaved })
  return {
    accounts,
    lobbies: createLobbies(accounts),
    ranks,
    masteries,
    matches,
    matchIds: createAccountMatchIds({ riot, store, clock }),
    matchHistory,
    timelines: createTimelines({ riot, store, onUnsaved }),
    proPlayers: createProPlayers({ store, clock, matchHistory }),
    ladders: createLadders({ riot, store, clock, proScene }),
    liveStates: createLiveStates({ riot, store, clock, activeGames, seenGames, checkRequests }),
    runningGames: createRunningGames({ riot, store, matches, activeGames, seenGames, checkRequests }),
    scouting: createScouting({ riot, accounts, ranks, masteries, matches, matchHistory, championPlayers }),
  }
}
