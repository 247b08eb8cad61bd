import { openCollection } from './collections/collection.ts'
import { ACTIVE_GAMES_SOURCE_ID, liveSourcesCollection, STREAMS_SOURCE_ID } from './collections/live-sources.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from './collections/statistics-state.ts'
import { type LiveSource, UNHEARD } from './domain/live-source.ts'
import { NOTHING_COUNTED } from './domain/statistics-state.ts'
import type { LeasedJobs } from './ingest/leased-jobs.ts'
import { recountStateOf } from './ingest/recount-mark.ts'
import type { LastAnswer } from './last-answer.ts'
import type { StoreWatchesStatus } from './live/store-watches.ts'
import type { ImagesHealth } from './open-images.ts'
import type { Clock } from './ports/clock.ts'
import type { DocumentStore } from './ports/document-store.ts'
import type { Readiness } from './server/health.ts'
import type { Status } from './services/status.ts'
import type { StaticDataHealth } from './sources/data-dragon/data-dragon-static-data.ts'
import type { RiotHealth } from './sources/riot/health.ts'
import type { TwitchHealth } from './sources/twitch/health.ts'

/** Somebody who is asked over the network. */
interface Asked<Health> {
  readonly health: () => Health
  readonly lastAnswer: LastAnswer
}

interface Parts {
  readonly status: Status
  readonly store: DocumentStore
  readonly watches: { status(): StoreWatchesStatus }
  readonly clock: Clock
  readonly riot: Asked<RiotHealth>
  /** Null where Twitch is not asked. */
  readonly twitch: Asked<TwitchHealth> | null
  readonly staticData: { health(): StaticDataHealth }
  readonly images: { health(): ImagesHealth }
  /** Null where another instance has to do them. */
  readonly jobs: LeasedJobs | null
}

/** How every part of the product is doing, and how old what it knows of each source is. Throws what the store throws. */
export async function readReadiness({
  status,
  store,
  watches,
  clock,
  riot,
  twitch,
  staticData,
  images,
  jobs,
}: Parts): Promise<Readiness> {
  const sources = openCollection(store, liveSourcesCollection)
  const [[streams, activeGames], counted] = await Promise.all([
    sources.findMany([STREAMS_SOURCE_ID, ACTIVE_GAMES_SOURCE_ID]),
    openCollection(store, statisticsStateCollection).find(STATISTICS_STATE_ID),
  ])
  const statistics = counted ?? NOTHING_COUNTED
  const now = clock.now()

  function describe<Health extends object>({ health, lastAnswer }: Asked<Health>) {
    return { ...health(), answeredAt: lastAnswer.at(), ageSeconds: ageAt(now, lastAnswer.at()) }
  }
  function describeLive(source: LiveSource | null | undefined) {
    const { state, observedAt } = source ?? UNHEARD
    return { state, observedAt, ageSeconds: ageAt(now, observedAt) }
  }

  const parts = {
    dataSource: status.dataSource,
    riot: describe(riot),
    twitch: twitch === null ? 'off' : describe(twitch),
    staticData: { ...staticData.health(), ageSeconds: ageAt(now, staticData.health().fetchedAt) },
    images: images.health(),
    streams: describeLive(streams),
    activeGames: describeLive(activeGames),
    statistics: {
      matches: statistics.matches,
      countedAt: statistics.countedAt,
      ageSeconds: ageAt(now, statistics.countedAt),
      recount: recountStateOf(statistics, now),
    },
    ...(jobs?.status() ?? { jobs: 'off' }),
    store: 'ok',
    storeWatches: { ...watches.status(), ageSeconds: ageAt(now, watches.status().heardAt) },
  }
  return { ready: true, parts }
}

/** How long ago something was, in seconds; null when it never was. */
function ageAt(now: number, at: number | null): number | null {
  return at === null ? null : Math.max(0, Math.round((now - at) / 1000))
}
