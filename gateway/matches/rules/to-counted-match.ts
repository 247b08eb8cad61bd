import type { Lane } from '../../game-data/rules/lane.ts'
import { patchOf } from '../../game-data/rules/patch.ts'
import type { CountedMatch, CountedParticipant } from '../collections/pending-counts.ts'
import { statisticsQueueOf } from './counted-queue.ts'
import { creepScoreOf } from './creep-score.ts'
import { findLaneOpponent } from './lane-opponent.ts'
import type { Match, MatchTeam, Participant, RecordedMatch } from './match.ts'
import { keystoneOf, toRunePage } from './rune-page.ts'

/** Riot's game type of custom games. */
const CUSTOM = 'CUSTOM_GAME'

const SIDES = [100, 200] as const

/** Index of the trinket, the last of the seven item slots. */
const TRINKET = 6

/** The two lanes that share the bottom lane, each mapped to the other. */
const PARTNER_LANES: Readonly<Partial<Record<Lane, Lane>>> = { BOTTOM: 'UTILITY', UTILITY: 'BOTTOM' }

/**
 * Returns the counted form of a match. Null for a match that does not count: a remake, an aborted or a custom match,
 * one with a bot, one without two sides, or one in a queue or patch that is not counted.
 */
export function toCountedMatch({ match, pros }: RecordedMatch): CountedMatch | null {
  const queue = statisticsQueueOf(match.queueId)
  const patch = patchOf(match.gameVersion)
  if (queue === null || patch === null || !isWhole(match)) return null

  return {
    matchId: match.matchId,
    platform: match.platform,
    queue,
    patch,
    startedAt: match.startedAt,
    durationSeconds: match.durationSeconds,
    bans: listBans(match.teams),
    participants: match.participants
      .filter(({ championId }) => championId > 0)
      .map((participant) =>
        toCountedParticipant(
          participant,
          match.participants,
          pros.find(({ participantId }) => participantId === participant.participantId)?.playerId ?? null,
        ),
      ),
  }
}

/** Returns true when a match was played to its end by people on both sides. */
function isWhole({ outcome, gameType, participants }: Match): boolean {
  return (
    outcome === 'PLAYED' &&
    gameType !== CUSTOM &&
    participants.every(({ bot, teamId }) => !bot && SIDES.some((side) => side === teamId)) &&
    SIDES.every((side) => participants.some(({ teamId }) => teamId === side))
  )
}

function listBans(teams: readonly MatchTeam[]): readonly number[] {
  const banned = teams.flatMap(({ bans }) => bans.map(({ championId }) => championId))
  return [...new Set(banned)].filter((championId) => championId > 0)
}

function toCountedParticipant(
  participant: Participant,
  participants: readonly Participant[],
  playerId: string | null,
): CountedParticipant {
  return {
    participantId: participant.participantId,
    playerId,
    championId: participant.championId,
    lane: participant.teamPosition,
    versus: findLaneOpponent(participant, participants)?.championId || null,
    partner: findPartner(participant, participants),
    win: participant.win,
    kills: participant.kills,
    deaths: participant.deaths,
    assists: participant.assists,
    gold: participant.goldEarned,
    creepScore: creepScoreOf(participant),
    vision: participant.visionScore,
    damage:
      participant.physicalDamageDealtToChampions +
      participant.magicDamageDealtToChampions +
      participant.trueDamageDealtToChampions,
    items: listItems(participant),
    spells: toSpells(participant),
    keystone: keystoneOf(participant.perks),
    runePage: toRunePage(participant.perks),
  }
}

function findPartner({ teamPosition, teamId }: Participant, participants: readonly Participant[]): number | null {
  const partnerLane = teamPosition === null ? undefined : PARTNER_LANES[teamPosition]
  if (partnerLane === undefined) return null
  const inLane = (lane: Lane | null) =>
    findOnly(participants, (each) => each.teamId === teamId && each.teamPosition === lane)
  // When three share the lane, the two partners are ambiguous.
  return inLane(teamPosition) === null ? null : inLane(partnerLane)
}

/** Returns the champion of the only matching participant; null when none or several match. */
function findOnly(participants: readonly Participant[], matches: (participant: Participant) => boolean): number | null {
  const [only, another] = participants.filter(matches)
  return only === undefined || another !== undefined ? null : only.championId || null
}

/** Bottom laners wear their boots in the slot of the role quest; in other lanes the slot has a mark that has no price. */
function listItems({ items, roleBoundItem, teamPosition }: Participant): readonly number[] {
  const boots = teamPosition === 'BOTTOM' ? roleBoundItem : 0
  return [...new Set([...items.slice(0, TRINKET), boots])].filter((item) => item > 0)
}

function toSpells({ summoner1Id, summoner2Id }: Participant): string | null {
  if (summoner1Id === 0 || summoner2Id === 0) return null
  return `${Math.min(summoner1Id, summoner2Id)}-${Math.max(summoner1Id, summoner2Id)}`
}
