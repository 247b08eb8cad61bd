import type { RecordedTimelineDocument } from '../collections/match-timelines.ts'
import type { TimelineDocument } from '../collections/timeline-bytes.ts'

/** The course of a match, from match-v5. All times are milliseconds since the start of the match. */
export type Timeline = TimelineDocument

export type ParticipantTimeline = Timeline['participants'][number]

export type Purchase = ParticipantTimeline['purchases'][number]

export type SkillPoint = ParticipantTimeline['skills'][number]

export type ChampionKill = Timeline['kills'][number]

export type MapPlace = ChampionKill['place']

export type MonsterKill = Timeline['monsters'][number]

export type BuildingKill = Timeline['buildings'][number]

export type RecordedTimeline = RecordedTimelineDocument
