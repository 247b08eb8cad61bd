import { asObject, count, counts, type LooseObject, object, objects, text } from '../../shared/loose-json.ts'
import { parseMatchId } from '../../shared/match-id.ts'
import { normalisePurchases } from './normalise-purchases.ts'
import type { Building, BuildingLane, Dragon, Monster } from './timeline-kinds.ts'
import type { BuildingKill, ChampionKill, MonsterKill, ParticipantTimeline, SkillPoint, Timeline } from './timeline.ts'

/** Longest timeline, in frames: three hours. */
const MAX_FRAMES = 180

const MONSTERS: Readonly<Record<string, Monster>> = {
  DRAGON: 'DRAGON',
  HORDE: 'VOID_GRUB',
  RIFTHERALD: 'RIFT_HERALD',
  BARON_NASHOR: 'BARON',
  ATAKHAN: 'ATAKHAN',
}

const DRAGONS: Readonly<Record<string, Dragon>> = {
  FIRE_DRAGON: 'INFERNAL',
  AIR_DRAGON: 'CLOUD',
  WATER_DRAGON: 'OCEAN',
  EARTH_DRAGON: 'MOUNTAIN',
  HEXTECH_DRAGON: 'HEXTECH',
  CHEMTECH_DRAGON: 'CHEMTECH',
}

const TOWERS: Readonly<Record<string, Building>> = {
  OUTER_TURRET: 'OUTER_TOWER',
  INNER_TURRET: 'INNER_TOWER',
  BASE_TURRET: 'BASE_TOWER',
  NEXUS_TURRET: 'NEXUS_TOWER',
}

const LANES: Readonly<Record<string, BuildingLane>> = { TOP_LANE: 'TOP', MID_LANE: 'MIDDLE', BOT_LANE: 'BOTTOM' }

const ELDER_DRAGON = 'ELDER_DRAGON'

/**
 * Normalises a timeline of match-v5 of any age and mode. A missing or invalid value becomes 0 or null; an event without a
 * participant, and frames beyond three hours, are left out. Throws only `InvalidMatchIdError`, when the body's
 * `metadata.matchId` is not a match id.
 */
export function normaliseTimeline(body: unknown): Timeline {
  const { matchId } = parseMatchId(text(object(asObject(body), 'metadata'), 'matchId'))
  const frames = objects(object(asObject(body), 'info'), 'frames').slice(0, MAX_FRAMES)
  const events = frames.flatMap((frame) => objects(frame, 'events')).toSorted((a, b) => timeOf(a) - timeOf(b))
  const ofType = (type: string) => events.filter((event) => text(event, 'type') === type)
  const purchases = normalisePurchases(events)
  const skills = Map.groupBy(ofType('SKILL_LEVEL_UP').filter(isSkillPoint), (event) => count(event, 'participantId'))

  return {
    matchId,
    frames: frames.map(timeOf),
    participants: listParticipants(frames).map((participantId): ParticipantTimeline => {
      const at = frames.map((frame) => object(object(frame, 'participantFrames'), String(participantId)))
      return {
        participantId,
        gold: at.map((figures) => count(figures, 'totalGold')),
        experience: at.map((figures) => count(figures, 'xp')),
        creepScore: at.map((figures) => count(figures, 'minionsKilled') + count(figures, 'jungleMinionsKilled')),
        purchases: purchases.get(participantId) ?? [],
        skills: (skills.get(participantId) ?? []).map(toSkillPoint),
      }
    }),
    kills: ofType('CHAMPION_KILL').flatMap((event) => toKill(event) ?? []),
    monsters: ofType('ELITE_MONSTER_KILL').map(toMonsterKill),
    buildings: ofType('BUILDING_KILL').map(toBuildingKill),
  }
}

/** Riot numbers participants from 1 and names them in every frame. */
function listParticipants(frames: readonly LooseObject[]): readonly number[] {
  const [first] = frames
  if (first === undefined) return []
  return Object.keys(object(first, 'participantFrames'))
    .map(Number)
    .filter((participantId) => Number.isInteger(participantId) && participantId > 0)
    .toSorted((a, b) => a - b)
}

/** An evolution of a skill takes no skill point. */
function isSkillPoint(event: LooseObject): boolean {
  const slot = count(event, 'skillSlot')
  return text(event, 'levelUpType') !== 'EVOLVE' && slot >= 1 && slot <= 4
}

function toSkillPoint(event: LooseObject): SkillPoint {
  return { at: timeOf(event), slot: count(event, 'skillSlot') }
}

function toKill(event: LooseObject): ChampionKill | null {
  const victimId = count(event, 'victimId')
  if (victimId === 0) return null
  const position = object(event, 'position')
  return {
    at: timeOf(event),
    killerId: killerOf(event),
    victimId,
    assistIds: counts(event, 'assistingParticipantIds'),
    gold: count(event, 'bounty') + count(event, 'shutdownBounty'),
    place: { x: count(position, 'x'), y: count(position, 'y') },
  }
}

function toMonsterKill(event: LooseObject): MonsterKill {
  const subType = text(event, 'monsterSubType')
  const monster = MONSTERS[text(event, 'monsterType')] ?? 'OTHER'
  return {
    at: timeOf(event),
    monster: subType === ELDER_DRAGON ? 'ELDER_DRAGON' : monster,
    dragon: DRAGONS[subType] ?? null,
    teamId: count(event, 'killerTeamId'),
    killerId: killerOf(event),
  }
}

function toBuildingKill(event: LooseObject): BuildingKill {
  const inhibitor = text(event, 'buildingType') === 'INHIBITOR_BUILDING'
  return {
    at: timeOf(event),
    building: inhibitor ? 'INHIBITOR' : (TOWERS[text(event, 'towerType')] ?? 'OTHER'),
    lane: LANES[text(event, 'laneType')] ?? null,
    teamId: count(event, 'teamId'),
    killerId: killerOf(event),
  }
}

function killerOf(event: LooseObject): number | null {
  return count(event, 'killerId') || null
}

function timeOf(value: LooseObject): number {
  return count(value, 'timestamp')
}
