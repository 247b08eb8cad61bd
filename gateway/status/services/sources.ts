import { activeGamesCollection } from '../../active-games/collections/active-games.ts'
import { liveSourcesCollection } from '../../delivery/collections/live-sources.ts'
import { INITIAL_SOURCE } from '../../delivery/rules/live-source.ts'
import type { StaticDataHealth } from '../../game-data/data-dragon/data-dragon-static-data.ts'
import type { LeaguepediaHealth } from '../../leaguepedia/health.ts'
import type { RiotHealth } from '../../riot/health.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../../statistics/collections/statistics-state.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { streamsCollection } from '../../streams/collections/streams.ts'
import type { TwitchHealth } from '../../twitch/health.ts'
import type { LastAnswer } from '../../upstream/last-answer.ts'
import { reportSeen, reportUpstream, type SourceReport } from '../rules/source-report.ts'

/** An upstream, its health, and the time of its last answer. */
export interface Upstream<Health> {
  readonly health: () => Health
  readonly lastAnswer: Pick<LastAnswer, 'at'>
}

interface SourcesOptions {
  readonly store: DocumentStore
  readonly riot: Upstream<Pick<RiotHealth, 'state'>>
  /** Null when Twitch is not used. */
  readonly twitch: Upstream<Pick<TwitchHealth, 'state'>> | null
  /** Null when Leaguepedia is not used. */
  readonly leaguepedia: Upstream<Pick<LeaguepediaHealth, 'state'>> | null
  readonly staticData: { health(): Pick<StaticDataHealth, 'problem' | 'fetchedAt'> }
  /** Called when the store can't be read. */
  readonly report: (error: unknown) => void
}

export interface Sources {
  /** Reports on every source of the data, and on the store. Never rejects: a store that can't be read is `DOWN`. */
  readonly list: () => Promise<readonly SourceReport[]>
}

export function createSources({ store, riot, twitch, leaguepedia, staticData, report }: SourcesOptions): Sources {
  const liveSources = openCollection(store, liveSourcesCollection)
  const statisticsState = openCollection(store, statisticsStateCollection)

  async function listStored(): Promise<readonly SourceReport[]> {
    const [[games, streams], statistics] = await Promise.all([
      liveSources.findMany([activeGamesCollection.name, streamsCollection.name]),
      statisticsState.find(STATISTICS_STATE_ID),
    ])
    const [gamesSource, streamsSource] = [games ?? INITIAL_SOURCE, streams ?? INITIAL_SOURCE]
    return [
      reportSeen('ACTIVE_GAMES', gamesSource.state, gamesSource.observedAt),
      reportSeen('STREAMS', streamsSource.state, streamsSource.observedAt),
      reportSeen('STATISTICS', 'OK', statistics?.countedAt ?? null),
      { source: 'STORE', state: 'OK', answeredAt: null },
    ]
  }

  function listUnreadable(error: unknown): readonly SourceReport[] {
    report(error)
    return [
      { source: 'ACTIVE_GAMES', state: 'UNKNOWN', answeredAt: null },
      { source: 'STREAMS', state: 'UNKNOWN', answeredAt: null },
      { source: 'STATISTICS', state: 'UNKNOWN', answeredAt: null },
      { source: 'STORE', state: 'DOWN', answeredAt: null },
    ]
  }

  return {
    async list() {
      const stored = await listStored().catch(listUnreadable)
      const { problem, fetchedAt } = staticData.health()
      return [
        reportUpstream('RIOT', riot.health().state, riot.lastAnswer.at()),
        twitch === null
          ? reportSeen('TWITCH', 'OFF', null)
          : reportUpstream('TWITCH', twitch.health().state, twitch.lastAnswer.at()),
        leaguepedia === null
          ? reportSeen('LEAGUEPEDIA', 'OFF', null)
          : reportUpstream('LEAGUEPEDIA', leaguepedia.health().state, leaguepedia.lastAnswer.at()),
        // Static game data is part of the product, so it needs no answer.
        { source: 'STATIC_DATA', state: problem === null ? 'OK' : 'DEGRADED', answeredAt: fetchedAt },
        ...stored,
      ]
    },
  }
}
