import { FieldCost } from '../limits/field-cost.ts'
import { finalAt } from '../domain/freshness.ts'
import type { RecordedMatch } from '../domain/match.ts'
import { QUEUE_KINDS, queueKindOf } from '../domain/queue.ts'
import { regionOf } from '../domain/region.ts'
import type { MatchLookup } from '../services/matches.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { findGlobalId } from './global-id.ts'
import { MatchTeamObject } from './match-team.ts'
import { ParticipantObject } from './participant.ts'
import { InvalidMatchIdObject, MatchNotFoundObject, UpstreamUnavailableObject } from './problem.ts'
import { RegionEnum } from './region.ts'

const MatchOutcomeEnum = builder.enumType('MatchOutcome', {
  description: 'How a match ended.',
  values: {
    PLAYED: { description: 'It was played; only such a match counts in any statistic.' },
    REMAKE: { description: 'It ended in the first minutes because somebody never connected.' },
    ABORTED: { description: 'It never began.' },
  },
})

export const QueueKindEnum = builder.enumType('QueueKind', {
  description: 'What kind of queue a match was played in.',
  values: QUEUE_KINDS,
})

const MatchRef = builder.objectRef<RecordedMatch>('Match')

export const MatchNode = builder.node(MatchRef, {
  description: 'One finished match, normalised: what Riot left out is 0, an empty text, an empty list or false.',
  id: { resolve: ({ match }) => match.matchId },
  async loadOne(matchId, { matches }) {
    const lookup = await matches.findMatch(matchId)
    return lookup.kind === 'found' ? lookup.record : null
  },
  fields: (t) => ({
    matchId: t.string({
      description: "Riot's own identifier, such as `EUW1_7261321891`.",
      resolve: ({ match }) => match.matchId,
    }),
    region: t.field({
      type: RegionEnum,
      description: 'The region the match was played on.',
      resolve: ({ match }) => regionOf(match.platform),
    }),
    platformId: t.string({
      description: "Riot's routing code of the platform as the match states it; empty for an aborted match.",
      resolve: ({ match }) => match.platformId,
    }),
    outcome: t.field({
      type: MatchOutcomeEnum,
      description: 'How the match ended.',
      resolve: ({ match }) => match.outcome,
    }),
    queue: t.field({
      type: QueueKindEnum,
      description: 'What kind of queue the match was played in.',
      // An aborted match says 0, which is the number of custom games.
      resolve: ({ match }) => (match.outcome === 'ABORTED' ? 'OTHER' : queueKindOf(match.queueId)),
    }),
    queueId: t.int({ description: "Riot's number of the queue.", resolve: ({ match }) => match.queueId }),
    gameMode: t.string({
      description: "Riot's word for the mode, such as `CLASSIC`, `ARAM` or `CHERRY`.",
      resolve: ({ match }) => match.gameMode,
    }),
    gameType: t.string({
      description: "Riot's word for how the match was made, such as `MATCHED_GAME`.",
      resolve: ({ match }) => match.gameType,
    }),
    gameVersion: t.string({
      description: 'Full version of the game, such as `16.4.748.682`.',
      resolve: ({ match }) => match.gameVersion,
    }),
    patch: t.string({
      description: 'First two numbers of the version, such as `16.4`; empty when the version is unknown.',
      resolve: ({ match }) => match.gameVersion.split('.').slice(0, 2).join('.'),
    }),
    mapId: t.int({ description: "Riot's number of the map.", resolve: ({ match }) => match.mapId }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the match began; null for a match that never did.',
      resolve: ({ match }) => (match.startedAt === 0 ? null : match.startedAt),
    }),
    durationSeconds: t.int({
      description: 'Length of the match in seconds.',
      resolve: ({ match }) => match.durationSeconds,
    }),
    puuids: t.stringList({
      cost: new FieldCost({ listSize: 10 }),
      description: "PUUIDs of everybody who was invited, in Riot's order; bots are `BOT`.",
      resolve: ({ match }) => [...match.puuids],
    }),
    participants: t.field({
      cost: new FieldCost({ listSize: 10 }),
      type: [ParticipantObject],
      description: "Everybody who played, in Riot's order; empty for an aborted match.",
      resolve: ({ match }) => [...match.participants],
    }),
    teams: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [MatchTeamObject],
      description: 'The sides, as Riot lists them.',
      resolve: ({ match }) => [...match.teams],
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'When Riot gave the match. A finished match never changes.',
      resolve: ({ fetchedAt }) => finalAt(fetchedAt),
    }),
  }),
})

export const MatchResultUnion = builder.unionType('MatchResult', {
  description: 'What a look-up of a match can end in.',
  types: [MatchNode, MatchNotFoundObject, InvalidMatchIdObject, UpstreamUnavailableObject],
  resolveType(value) {
    if (!('kind' in value)) return MatchNode
    if (value.kind === 'unavailable') return UpstreamUnavailableObject
    return value.kind === 'invalid' ? InvalidMatchIdObject : MatchNotFoundObject
  },
})

builder.queryField('match', (t) =>
  t.field({
    cost: new FieldCost({ weight: 300, riotRequests: 1 }),
    type: MatchResultUnion,
    description: "Looks a match up by its id or by Riot's own identifier, such as `EUW1_7261321891`.",
    args: { id: t.arg.id({ description: 'Either of the two.' }) },
    async resolve(_root, { id }, { matches }) {
      return toMatchResult(await matches.findMatch(toMatchId(id)))
    },
  }),
)

/** The member of `MatchResult` that a look-up ends in. */
export function toMatchResult(lookup: MatchLookup) {
  return lookup.kind === 'found' ? lookup.record : lookup
}

/** Riot's identifier in the id of a match. Any other text is what somebody takes for Riot's identifier. */
function toMatchId(text: string): string {
  const globalId = findGlobalId(text)
  return globalId?.typename === 'Match' ? globalId.id : text
}
