import type { LeaguepediaHealth } from '../leaguepedia/health.ts'
import type { MeasuredPart } from '../metrics/upstream-metrics.ts'
import type { RiotHealth } from '../riot/health.ts'
import type { TwitchHealth } from '../twitch/health.ts'
import type { ImagesHealth } from './open-images.ts'

interface Healths {
  readonly riot: RiotHealth
  /** Null when it is not used, as with `leaguepedia`. */
  readonly twitch: TwitchHealth | null
  readonly leaguepedia: LeaguepediaHealth | null
  readonly images: ImagesHealth
}

/** Lists the parts of upstreams that have breakers, from the health of their clients. */
export function listMeasuredParts({ riot, twitch, leaguepedia, images }: Healths): readonly MeasuredPart[] {
  const { storage, dataDragon, communityDragon } = images
  const pictures = { storage, data_dragon: dataDragon, community_dragon: communityDragon }
  return [
    ...riot.hosts.map(({ routing, breaker, openings, budget }): MeasuredPart => ({
      upstream: 'riot',
      part: routing,
      breaker,
      openings,
      budget,
    })),
    ...toParts('twitch', 'api', twitch, twitch?.points ?? null),
    ...toParts('leaguepedia', 'wiki', leaguepedia),
    ...Object.entries(pictures).flatMap(([part, health]) =>
      health === 'off' ? [] : toParts('pictures', part, health),
    ),
  ]
}

function toParts(
  upstream: MeasuredPart['upstream'],
  part: string,
  health: Pick<MeasuredPart, 'breaker' | 'openings'> | null,
  window: MeasuredPart['budget'][number] | null = null,
): readonly MeasuredPart[] {
  if (health === null) return []
  const { breaker, openings } = health
  return [{ upstream, part, breaker, openings, budget: window === null ? [] : [window] }]
}
