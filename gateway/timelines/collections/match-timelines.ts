import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { RecordedTimeline } from '../rules/timeline.ts'
import { compressTimeline, restoreTimeline } from './timeline-bytes.ts'

/** `match_timelines/{PLATFORM_gameId}`: the timeline of a finished match, written once, in some 5 kB. */
export const matchTimelinesCollection: CollectionDefinition<RecordedTimeline> = {
  name: 'match_timelines',
  schema: z
    .object({ fetchedAt: z.int().nonnegative(), timeline: z.instanceof(Uint8Array) })
    .transform(({ fetchedAt, timeline }, context) => {
      try {
        return { fetchedAt, timeline: restoreTimeline(timeline) }
      } catch (error) {
        context.addIssue({ code: 'custom', message: String(error) })
        return z.NEVER
      }
    }),
  encode: ({ fetchedAt, timeline }) => ({ fetchedAt, timeline: compressTimeline(timeline) }),
  indexes: [],
  unindexed: ['timeline'],
}
