import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { compressTimeline, restoreTimeline } from './timeline-bytes.ts'

const recordedTimeline = z
  .object({
    /** Time of Riot's answer, in milliseconds since 1970. */
    fetchedAt: z.int().nonnegative(),
    timeline: z.instanceof(Uint8Array),
  })
  .transform(({ fetchedAt, timeline }, context) => {
    try {
      return { fetchedAt, timeline: restoreTimeline(timeline) }
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) })
      return z.NEVER
    }
  })

export type RecordedTimelineDocument = Stored<typeof recordedTimeline>

/** `match_timelines/{PLATFORM_gameId}`: the timeline of a finished match, written once, in some 5 kB. */
export const matchTimelinesCollection: CollectionDefinition<RecordedTimelineDocument> = {
  name: 'match_timelines',
  schema: recordedTimeline,
  encode: ({ fetchedAt, timeline }) => ({ fetchedAt, timeline: compressTimeline(timeline) }),
  indexes: [],
  unindexed: ['timeline'],
}
