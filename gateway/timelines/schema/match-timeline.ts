import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { ProblemInterface, UpstreamUnavailableObject } from '../../contract/problem.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Match } from '../../matches/rules/match.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import { finalAt } from '../../shared/freshness.ts'
import { teamDifference } from '../rules/differences.ts'
import type { RecordedTimeline } from '../rules/timeline.ts'
import type { TimelineNotFound } from '../services/timelines.ts'
import { ParticipantTimelineObject, USUAL_FRAMES } from './participant-timeline.ts'
import { BuildingKillObject, ChampionKillObject, MonsterKillObject } from './timeline-events.ts'

/** Largest number of participants of a match: the arena with groups of three. */
const MAX_PARTICIPANTS = 18

export type MatchTimeline = RecordedTimeline & { readonly match: Match }

const MatchTimelineObject = builder.objectRef<MatchTimeline>('MatchTimeline').implement({
  description:
    'The course of a match. A frame is a moment of which the figures are known: about one a minute, and the end of the match.',
  fields: (t) => ({
    frameSeconds: t.intList({
      cost: new FieldCost({ listSize: USUAL_FRAMES }),
      description: 'Times of the frames since the start of the match, in seconds.',
      resolve: ({ timeline }) => timeline.frames.map((at) => Math.floor(at / 1000)),
    }),
    goldDifference: t.intList({
      cost: new FieldCost({ listSize: USUAL_FRAMES }),
      description:
        'Lead of the blue side in gold at each frame; negative when the red side leads. Empty in modes without two sides.',
      resolve: ({ match, timeline }) => [...teamDifference(match, timeline, 'gold')],
    }),
    experienceDifference: t.intList({
      cost: new FieldCost({ listSize: USUAL_FRAMES }),
      description:
        'Lead of the blue side in experience at each frame; negative when the red side leads. Empty in modes without two sides.',
      resolve: ({ match, timeline }) => [...teamDifference(match, timeline, 'experience')],
    }),
    participants: t.field({
      cost: new FieldCost({ listSize: { argument: 'participantIds', most: MAX_PARTICIPANTS, usually: 10 } }),
      type: [ParticipantTimelineObject],
      description: 'The course of the match for each participant, by number.',
      args: {
        participantIds: t.arg.intList({
          required: false,
          description: 'Only these participants, at most 18. Defaults to all.',
        }),
      },
      resolve(of, { participantIds }) {
        if (participantIds && participantIds.length > MAX_PARTICIPANTS)
          throw badInput(
            `participantIds has ${participantIds.length} numbers. It must have at most ${MAX_PARTICIPANTS}.`,
          )
        const listed = of.timeline.participants.map((own) => ({ of, own }))
        return participantIds ? listed.filter(({ own }) => participantIds.includes(own.participantId)) : listed
      },
    }),
    championKills: t.field({
      cost: new FieldCost({ listSize: 60 }),
      type: [ChampionKillObject],
      description: 'Deaths of champions, in order.',
      resolve: ({ timeline }) => [...timeline.kills],
    }),
    monsterKills: t.field({
      cost: new FieldCost({ listSize: 12 }),
      type: [MonsterKillObject],
      description: 'Deaths of epic monsters, in order.',
      resolve: ({ timeline }) => [...timeline.monsters],
    }),
    buildingKills: t.field({
      cost: new FieldCost({ listSize: 15 }),
      type: [BuildingKillObject],
      description: 'Destroyed towers and inhibitors, in order.',
      resolve: ({ timeline }) => [...timeline.buildings],
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Time when the timeline was fetched. Timelines of finished matches never change.',
      resolve: ({ fetchedAt }) => finalAt(fetchedAt),
    }),
  }),
})

const TimelineNotFoundObject = builder.objectRef<TimelineNotFound>('MatchTimelineNotFound').implement({
  description: 'Riot has no timeline of the match: it keeps timelines for about a year.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that names the match, in English.',
      resolve: ({ matchId }) => `Riot has no timeline of the match ${matchId}.`,
    }),
    matchId: t.exposeString('matchId', { description: "Riot's identifier of the match." }),
  }),
})

const MatchTimelineResultUnion = builder.unionType('MatchTimelineResult', {
  description: 'Timeline of a match, or the reason why it could not be returned.',
  types: [MatchTimelineObject, TimelineNotFoundObject, UpstreamUnavailableObject],
  resolveType(value) {
    if (!('kind' in value)) return MatchTimelineObject
    return value.kind === 'unavailable' ? UpstreamUnavailableObject : TimelineNotFoundObject
  },
})

builder.objectField(MatchNode, 'timeline', (t) =>
  t.field({
    // Restoring a stored timeline takes 1.3 ms of CPU, parsing one of Riot 3 ms.
    cost: new FieldCost({ weight: 1000, riotRequests: 1 }),
    type: MatchTimelineResultUnion,
    description: 'The course of the match: figures for each minute, kills, objectives, purchases and skill points.',
    async resolve({ match }, _args, { timelines }) {
      const lookup = await timelines.findTimeline(match.matchId)
      return lookup.kind === 'found' ? { match, ...lookup.recorded } : lookup
    },
  }),
)
