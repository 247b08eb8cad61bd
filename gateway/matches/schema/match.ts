import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { UpstreamUnavailableObject } from '../../contract/problem.ts'
import { RegionEnum } from '../../contract/region.ts'
import { type QueueKind, queueKindOf } from '../../game-data/rules/queue.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { finalAt } from '../../shared/freshness.ts'
import { regionOf } from '../../shared/region.ts'
import type { RecordedMatch } from '../rules/match.ts'
import type { MatchLookup } from '../services/matches.ts'
import { InvalidMatchIdObject, MatchNotFoundObject } from './match-problem.ts'
import { MatchTeamObject } from './match-team.ts'
import { ParticipantObject } from './participant.ts'

const MatchOutcomeEnum = builder.enumType('MatchOutcome', {
  description: 'Outcome of a match.',
  values: {
    PLAYED: { description: 'Played to the end. Only these matches count in statistics.' },
    REMAKE: { description: 'Remade in the first minutes because a player never connected.' },
    ABORTED: { description: 'Aborted before it began.' },
  },
})

export const QueueKindEnum = builder.enumType('QueueKind', {
  description:
    'Kind of queue. Each new mode of the game adds a value, so clients treat values that they do not know like `OTHER`.',
  values: {
    SOLO: { description: 'Ranked solo/duo.' },
    FLEX: { description: 'Ranked flex.' },
    NORMAL: { description: "Unranked on Summoner's Rift: draft, blind pick, quickplay and swiftplay." },
    ARAM: { description: 'ARAM, on any of its maps.' },
    ARAM_MAYHEM: { description: 'ARAM: Mayhem, with augments.' },
    CLASH: { description: 'Clash, including ARAM Clash.' },
    TOURNAMENT: { description: 'A game created with a tournament code.' },
    ARENA: { description: 'Arena: groups of two or three, each with a final placement.' },
    SWARM: { description: 'Swarm: one to four players on one side, against the game.' },
    BRAWL: { description: 'Brawl.' },
    URF: { description: 'URF, also with random champions (ARURF).' },
    ONE_FOR_ALL: { description: 'One for All: the players of a side share a champion.' },
    ULTIMATE_SPELLBOOK: { description: 'Ultimate Spellbook.' },
    NEXUS_BLITZ: { description: 'Nexus Blitz.' },
    PORO_KING: { description: 'Legend of the Poro King.' },
    COOP: { description: 'Co-op vs. AI: players against bots.' },
    DOOM_BOTS: { description: 'Doom Bots: players against stronger bots.' },
    CUSTOM: { description: 'A custom game, in any mode.' },
    PRACTICE: { description: 'The practice tool.' },
    TUTORIAL: { description: 'A part of the tutorial.' },
    TFT: { description: 'Teamfight Tactics.' },
    RETIRED: { description: 'A queue that closed before 2021, such as Dominion or Twisted Treeline.' },
    OTHER: { description: 'An aborted match, or a queue that this server does not know: `queueId` is its number.' },
  } satisfies Record<QueueKind, { description: string }>,
})

const MatchRef = builder.objectRef<RecordedMatch>('Match')

export const MatchNode = builder.node(MatchRef, {
  description:
    "A finished match in a normalised form: values missing in Riot's data are 0, false, an empty string or an empty list.",
  id: { resolve: ({ match }) => match.matchId },
  async loadMany(matchIds, { matches }) {
    const lookups = await matches.findMatches(matchIds)
    return lookups.map((lookup) => (lookup.kind === 'found' ? lookup.record : null))
  },
  fields: (t) => ({
    matchId: t.string({
      description: "Riot's identifier of the match, such as `EUW1_7261321891`.",
      resolve: ({ match }) => match.matchId,
    }),
    region: t.field({
      type: RegionEnum,
      description: 'Region of the match.',
      resolve: ({ match }) => regionOf(match.platform),
    }),
    platformId: t.string({
      description: "Riot's platform code as stated in the match. Empty for an aborted match.",
      resolve: ({ match }) => match.platformId,
    }),
    outcome: t.field({
      type: MatchOutcomeEnum,
      description: 'Outcome of the match.',
      resolve: ({ match }) => match.outcome,
    }),
    endedInSurrender: t.boolean({
      description: 'True if one side surrendered. A remake is no surrender.',
      resolve: ({ match }) => match.participants.some(({ gameEndedInSurrender }) => gameEndedInSurrender),
    }),
    queue: t.field({
      type: QueueKindEnum,
      description:
        'Kind of queue, from `queueId`. For ids that this server does not know, from the tournament code, `gameType` and `gameMode`.',
      // Aborted matches state queue 0, which is the number of custom games.
      resolve: ({ match }) => (match.outcome === 'ABORTED' ? 'OTHER' : queueKindOf(match)),
    }),
    queueId: t.int({ description: "Riot's number of the queue.", resolve: ({ match }) => match.queueId }),
    gameMode: t.string({
      description: "Riot's name of the game mode, such as `CLASSIC`, `ARAM` or `CHERRY`.",
      resolve: ({ match }) => match.gameMode,
    }),
    gameType: t.string({
      description: "Riot's name of the game type, such as `MATCHED_GAME`.",
      resolve: ({ match }) => match.gameType,
    }),
    gameVersion: t.string({
      description: 'Full game version, such as `16.4.748.682`.',
      resolve: ({ match }) => match.gameVersion,
    }),
    patch: t.string({
      description: 'First two numbers of the game version, such as `16.4`. Empty if the version is unknown.',
      resolve: ({ match }) => match.gameVersion.split('.').slice(0, 2).join('.'),
    }),
    mapId: t.int({ description: "Riot's number of the map.", resolve: ({ match }) => match.mapId }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start time. Null if the match never began.',
      resolve: ({ match }) => (match.startedAt === 0 ? null : match.startedAt),
    }),
    durationSeconds: t.int({
      description: 'Duration of the match, in seconds.',
      resolve: ({ match }) => match.durationSeconds,
    }),
    puuids: t.stringList({
      cost: new FieldCost({ listSize: 10 }),
      description: "PUUIDs of all invited players, in Riot's order. Bots are listed as `BOT`.",
      resolve: ({ match }) => [...match.puuids],
    }),
    participants: t.field({
      cost: new FieldCost({ listSize: 10 }),
      type: [ParticipantObject],
      description: "Participants of the match, in Riot's order. Empty for an aborted match.",
      resolve: ({ match }) => [...match.participants],
    }),
    teams: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [MatchTeamObject],
      description: "Sides of the match, in Riot's order.",
      resolve: ({ match }) => [...match.teams],
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Time when the match was fetched. Finished matches never change.',
      resolve: ({ fetchedAt }) => finalAt(fetchedAt),
    }),
  }),
})

export const MatchResultUnion = builder.unionType('MatchResult', {
  description: 'Result of a match lookup: the match, or the reason why it could not be returned.',
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
    description: "Looks up a match by its `id` or by Riot's identifier.",
    args: { id: t.arg.id({ description: "The `id` of a `Match`, or Riot's identifier such as `EUW1_7261321891`." }) },
    async resolve(_root, { id }, { matches }) {
      return toMatchResult(await matches.findMatch(toMatchId(id)))
    },
  }),
)

/** Converts a lookup to a member of the `MatchResult` union. */
export function toMatchResult(lookup: MatchLookup) {
  return lookup.kind === 'found' ? lookup.record : lookup
}

/** Returns Riot's identifier of a match. Text that is not the id of a `Match` is assumed to be Riot's identifier. */
function toMatchId(text: string): string {
  const globalId = findGlobalId(text)
  return globalId?.typename === 'Match' ? globalId.id : text
}
