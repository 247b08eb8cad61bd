import { activeGamesCollection } from '../active-games/collections/active-games.ts'
import { liveSourcesCollection } from '../delivery/collections/live-sources.ts'
import type { StoreWatchesStatus } from '../delivery/feeds/create-store-watches.ts'
import { type LiveSource, INITIAL_SOURCE } from '../delivery/rules/live-source.ts'
import type { StaticDataHealth } from '../game-data/data-dragon/data-dragon-static-data.ts'
import type { Readiness } from '../http/health.ts'
import type { LeasedJobs } from '../jobs/leased-jobs.ts'
import type { LeaguepediaHealth } from '../leaguepedia/health.ts'
import type { RiotHealth } from '../riot/health.ts'
import type { Clock } from '../shared/clock.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../statistics/collections/statistics-state.ts'
import { INITIAL_STATISTICS_STATE } from '../statistics/rules/statistics-state.ts'
import { countMatchesLeft } from '../statistics/workers/matches-left.ts'
import { recountStateOf } from '../statistics/workers/recount-mark.ts'
import type { Upstream } from '../status/services/sources.ts'
import type { Status } from '../status/services/status.ts'
import { openCollection } from '../store/collection.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { streamsCollection } from '../streams/collections/streams.ts'
import type { TwitchHealth } from '../twitch/health.ts'
import type { ImagesHealth } from './open-images.ts'

interface Parts {
  readonly status: Status
  readonly store: DocumentStore
  /** Rejects when the store takes no writes. */
  readonly checkWrites: () => Promise<void>
  readonly watches: { status(): StoreWatchesStatus }
  readonly clock: Clock
  readonly riot: Upstream<RiotHealth>
  /** Null when Twitch is not used. */
  readonly twitch: Upstream<TwitchHealth> | null
  /** Null when Leaguepedia is not used. */
  readonly leaguepedia: Upstream<LeaguepediaHealth> | null
  readonly staticData: { health(): StaticDataHealth }
  readonly images: { health(): ImagesHealth }
  /** Null when another instance runs the jobs. */
  readonly jobs: LeasedJobs | null
}

/** Reads the state of every part of the product, and the age of the data from each source. Throws what the store throws. */
export async function readReadiness({
  status,
  store,
  checkWrites,
  watches,
  clock,
  riot,
  twitch,
  leaguepedia,
  staticData,
  images,
  jobs,
}: Parts): Promise<Readiness> {
  await checkWrites()
  const sources = openCollection(store, liveSourcesCollection)
  const [[streams, activeGames], counted] = await Promise.all([
    sources.findMany([streamsCollection.name, activeGamesCollection.name]),
    openCollection(store, statisticsStateCollection).find(STATISTICS_STATE_ID),
  ])
  const statistics = counted ?? INITIAL_STATISTICS_STATE
  const now = clock.now()

  function describe<Health extends object>({ health, lastAnswer }: Upstream<Health>) {
    return { ...health(), answeredAt: lastAnswer.at(), ageSeconds: ageAt(now, lastAnswer.at()) }
  }
  function describeLiveSource(source: LiveSource | null | undefined) {
    const { state, observedAt } = source ?? INITIAL_SOURCE
    return { state, observedAt, ageSeconds: ageAt(now, observedAt) }
  }

  const parts = {
    dataSource: status.dataSource,
    riot: describe(riot),
    twitch: twitch === null ? 'off' : describe(twitch),
    leaguepedia: leaguepedia === null ? 'off' : describe(leaguepedia),
    staticData: { ...staticData.health(), ageSeconds: ageAt(now, staticData.health().fetchedAt) },
    images: images.health(),
    streams: describeLiveSource(streams),
    activeGames: describeLiveSource(activeGames),
    statistics: {
      matches: statistics.matches,
      countedAt: statistics.countedAt,
      ageSeconds: ageAt(now, statistics.countedAt),
      recount: recountStateOf(statistics, now),
      recountedMatches: statistics.recount?.matches ?? null,
      left: await countMatchesLeft(store, counted, now),
    },
    ...(jobs?.status() ?? { jobs: 'off' }),
    store: 'ok',
    storeWatches: { ...watches.status(), ageSeconds: ageAt(now, watches.status().heardAt) },
  }
  return { ready: true, parts }
}

/** Age of a moment, in seconds; null when there is none. */
function ageAt(now: number, at: number | null): number | null {
  return at === null ? null : Math.max(0, Math.round((now - at) / 1000))
}
