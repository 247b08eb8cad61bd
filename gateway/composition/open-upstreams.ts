import { createCommunityDragonAugments } from '../game-data/community-dragon/community-dragon-augments.ts'
import { createDataDragonStaticData } from '../game-data/data-dragon/data-dragon-static-data.ts'
import { guardRiot } from '../rights/services/guard-riot.ts'
import { createRiotApi, type RiotApiOptions } from '../riot/create-riot-api.ts'
import type { Clock } from '../shared/clock.ts'
import type { FollowedForgotten } from '../suppression/services/follow-forgotten.ts'
import { traceUpstream } from '../tracing/spans.ts'
import { createTwitchApi } from '../twitch/create-twitch-api.ts'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { PeerInstances } from '../upstream/peer-instances.ts'
import type { OnUpstreamEvent } from '../upstream/upstream-event.ts'
import { communityDragonUrl } from './community-dragon-url.ts'
import type { Env } from './env.ts'
import { openLeaguepedia } from './open-leaguepedia.ts'
import type { Monitoring } from './open-monitoring.ts'
import { isSharedStore } from './open-store.ts'
import type { World, WorldOfTwitch } from './world.ts'

interface Around {
  readonly env: Env
  readonly world: World
  readonly clock: Clock
  readonly follow: Monitoring['follow']
  /** The instances that can share a Riot key. */
  readonly instances: PeerInstances
  /** People whom Riot is never asked about. */
  readonly forgotten: Pick<FollowedForgotten, 'current'>
}

/** The clients of all upstreams that only the contract asks: Riot, Twitch, Leaguepedia and the files of the game. */
export function openUpstreams({ env, world, clock, follow, instances, forgotten }: Around) {
  const gameFiles = { fetch: traceUpstream('static_data', fetch), clock, onEvent: follow('static_data') }
  const staticData = createDataDragonStaticData({ ...gameFiles, baseUrl: env.DATA_DRAGON_URL })
  const augments = createCommunityDragonAugments({ ...gameFiles, baseUrl: communityDragonUrl(env) })
  // Each demo world has a Riot of its own.
  const peers = isSharedStore(env) && world.dataSource === 'RIOT' ? instances : null

  return {
    riot: openRiot({ ...world.riot, clock, onEvent: follow('riot'), peers }, forgotten),
    /** Null when Twitch is not used. */
    twitch: world.twitch === null ? null : openTwitch(world.twitch, clock, follow('twitch')),
    /** Null when Leaguepedia is not used. */
    leaguepedia: openLeaguepedia(env, traceUpstream('leaguepedia', fetch), clock, follow('leaguepedia')),
    staticData,
    augments,
    /** Reads the files of the game from now on. */
    start() {
      staticData.start()
      augments.start()
    },
    close() {
      staticData.close()
      augments.close()
    },
  }
}

function openRiot(options: Omit<RiotApiOptions, 'random'>, forgotten: Around['forgotten']) {
  const lastAnswer = createLastAnswer(traceUpstream('riot', options.fetch), options.clock)
  const unguarded = createRiotApi({ ...options, fetch: lastAnswer.fetch, random: Math.random })
  const api = guardRiot(unguarded, () => forgotten.current())
  return { api, health: () => api.health(), lastAnswer }
}

function openTwitch(world: WorldOfTwitch, clock: Clock, onEvent: OnUpstreamEvent) {
  const lastAnswer = createLastAnswer(traceUpstream('twitch', world.fetch), clock)
  const api = createTwitchApi({ ...world, fetch: lastAnswer.fetch, clock, random: Math.random, onEvent })
  return { api, health: () => api.health(), lastAnswer }
}
