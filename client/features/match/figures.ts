import type { MatchFiguresQuery } from '../../gql/graphql.ts'
import { damageTaken } from '../../match/damage.ts'

type FoundMatch = Extract<MatchFiguresQuery['match'], { readonly __typename: 'Match' }>

export type FigureParticipant = FoundMatch['participants'][number]

/** Unit of a figure. A flag is 1 or 0. */
export type FigureUnit = 'number' | 'seconds' | 'flag'

/** In display order. */
const NAMES = {
  combat: [
    'largestKillingSpree',
    'largestMultiKill',
    'soloKills',
    'firstBlood',
    'deadSeconds',
    'crowdControlSeconds',
    'skillshotsHit',
    'skillshotsDodged',
  ],
  dealt: ['physical', 'magic', 'trueDamage', 'towersDamage', 'objectivesDamage'],
  taken: ['taken', 'physicalTaken', 'magicTaken', 'trueTaken', 'mitigated'],
  healing: ['healing', 'healingOfAllies', 'shielding'],
  income: ['gold', 'goldSpent', 'experience', 'creepScore', 'creepScoreAt10', 'creepScoreLead', 'plates'],
  vision: ['visionScore', 'wardsPlaced', 'wardsKilled', 'controlWards'],
  objectives: ['towers', 'inhibitors', 'dragons', 'barons', 'stolen'],
  casts: ['firstSpell', 'secondSpell', 'q', 'w', 'e', 'r'],
  pings: [
    'pings',
    'onMyWay',
    'enemyMissing',
    'assistMe',
    'danger',
    'retreat',
    'getBack',
    'command',
    'basic',
    'allIn',
    'push',
    'hold',
    'bait',
    'needVision',
    'enemyVision',
    'visionCleared',
  ],
  account: ['accountLevel'],
} as const

type FigureGroupName = keyof typeof NAMES
type FigureName = (typeof NAMES)[FigureGroupName][number]

/** Values of the figures; null where Riot does not report them. */
const VALUES: Readonly<Record<FigureName, (participant: FigureParticipant) => number | null>> = {
  largestKillingSpree: ({ largestKillingSpree }) => largestKillingSpree,
  largestMultiKill: ({ largestMultiKill }) => largestMultiKill,
  soloKills: ({ challenges }) => challenges?.soloKills ?? null,
  firstBlood: ({ firstBlood }) => Number(firstBlood),
  deadSeconds: ({ deadSeconds }) => deadSeconds,
  crowdControlSeconds: ({ crowdControlSeconds }) => crowdControlSeconds,
  skillshotsHit: ({ challenges }) => challenges?.skillshotsHit ?? null,
  skillshotsDodged: ({ challenges }) => challenges?.skillshotsDodged ?? null,
  physical: ({ physicalDamageDealtToChampions }) => physicalDamageDealtToChampions,
  magic: ({ magicDamageDealtToChampions }) => magicDamageDealtToChampions,
  trueDamage: ({ trueDamageDealtToChampions }) => trueDamageDealtToChampions,
  towersDamage: ({ objectives }) => objectives.damageToTowers,
  objectivesDamage: ({ objectives }) => objectives.damage,
  taken: damageTaken,
  physicalTaken: ({ physicalDamageTaken }) => physicalDamageTaken,
  magicTaken: ({ magicDamageTaken }) => magicDamageTaken,
  trueTaken: ({ trueDamageTaken }) => trueDamageTaken,
  mitigated: ({ damageSelfMitigated }) => damageSelfMitigated,
  healing: ({ totalHeal }) => totalHeal,
  healingOfAllies: ({ totalHealsOnTeammates }) => totalHealsOnTeammates,
  shielding: ({ totalDamageShieldedOnTeammates }) => totalDamageShieldedOnTeammates,
  gold: ({ goldEarned }) => goldEarned,
  goldSpent: ({ goldSpent }) => goldSpent,
  experience: ({ experience }) => experience,
  creepScore: ({ creepScore }) => creepScore,
  creepScoreAt10: ({ challenges }) =>
    challenges === null ? null : challenges.laneMinionsFirst10Minutes + challenges.jungleCsBefore10Minutes,
  creepScoreLead: ({ challenges }) => challenges?.maxCsAdvantageOnLaneOpponent ?? null,
  plates: ({ challenges }) => challenges?.turretPlatesTaken ?? null,
  visionScore: ({ visionScore }) => visionScore,
  wardsPlaced: ({ wards }) => wards.placed,
  wardsKilled: ({ wards }) => wards.killed,
  controlWards: ({ wards }) => wards.controlBought,
  towers: ({ objectives }) => objectives.towers,
  inhibitors: ({ objectives }) => objectives.inhibitors,
  dragons: ({ objectives }) => objectives.dragons,
  barons: ({ objectives }) => objectives.barons,
  stolen: ({ objectives }) => objectives.stolen,
  firstSpell: castsOfSpell(0),
  secondSpell: castsOfSpell(1),
  q: ({ spellCasts: [q] }) => q ?? null,
  w: ({ spellCasts: [, w] }) => w ?? null,
  e: ({ spellCasts: [, , e] }) => e ?? null,
  r: ({ spellCasts: [, , , r] }) => r ?? null,
  pings: ({ pings }) => pings.total,
  onMyWay: ({ pings }) => pings.onMyWay,
  enemyMissing: ({ pings }) => pings.enemyMissing,
  assistMe: ({ pings }) => pings.assistMe,
  danger: ({ pings }) => pings.danger,
  retreat: ({ pings }) => pings.retreat,
  getBack: ({ pings }) => pings.getBack,
  command: ({ pings }) => pings.command,
  basic: ({ pings }) => pings.basic,
  allIn: ({ pings }) => pings.allIn,
  push: ({ pings }) => pings.push,
  hold: ({ pings }) => pings.hold,
  bait: ({ pings }) => pings.bait,
  needVision: ({ pings }) => pings.needVision,
  enemyVision: ({ pings }) => pings.enemyVision,
  visionCleared: ({ pings }) => pings.visionCleared,
  accountLevel: ({ puuid, summonerLevel }) => (puuid === null ? null : summonerLevel),
}

function castsOfSpell(slot: 0 | 1): (participant: FigureParticipant) => number | null {
  return ({ summonerSpells, summonerSpellCasts }) =>
    (summonerSpells[slot] ?? null) === null ? null : (summonerSpellCasts[slot] ?? null)
}

/** A picture above a value. */
export interface FigurePicture {
  readonly src: string
  /** Null for the icon of an account, which has no name. */
  readonly spell: NonNullable<FigureParticipant['summonerSpells'][number]> | null
}

/** Pictures of figures that have another meaning for each participant. */
const PICTURES: Readonly<Partial<Record<FigureName, (participant: FigureParticipant) => FigurePicture | null>>> = {
  firstSpell: pictureOfSpell(0),
  secondSpell: pictureOfSpell(1),
  accountLevel: ({ puuid, profileIcon }) => (puuid === null ? null : { src: profileIcon, spell: null }),
}

function pictureOfSpell(slot: 0 | 1): (participant: FigureParticipant) => FigurePicture | null {
  return ({ summonerSpells }) => {
    const spell = summonerSpells[slot] ?? null
    return spell === null ? null : { src: spell.image, spell }
  }
}

/** Other than `number`. */
const UNITS: Readonly<Partial<Record<FigureName, FigureUnit>>> = {
  firstBlood: 'flag',
  deadSeconds: 'seconds',
  crowdControlSeconds: 'seconds',
}

export interface FigureCell {
  readonly value: number | null
  readonly picture: FigurePicture | null
}

/** A row of the table: one figure of each participant, in their order. */
interface FigureRow {
  readonly name: FigureName
  readonly unit: FigureUnit
  readonly cells: readonly FigureCell[]
  /** Highest value, above 0. */
  readonly highest: number
}

interface FigureGroup {
  readonly name: FigureGroupName
  readonly rows: readonly FigureRow[]
}

/** Leaves out figures that are 0 or unknown for all participants. */
export function figuresOf(participants: readonly FigureParticipant[]): readonly FigureGroup[] {
  const groups: readonly FigureGroup[] = [
    groupOf('combat', NAMES.combat, participants),
    groupOf('dealt', NAMES.dealt, participants),
    groupOf('taken', NAMES.taken, participants),
    groupOf('healing', NAMES.healing, participants),
    groupOf('income', NAMES.income, participants),
    groupOf('vision', NAMES.vision, participants),
    groupOf('objectives', NAMES.objectives, participants),
    groupOf('casts', NAMES.casts, participants),
    groupOf('pings', NAMES.pings, participants),
    groupOf('account', NAMES.account, participants),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function groupOf(
  name: FigureGroupName,
  names: readonly FigureName[],
  participants: readonly FigureParticipant[],
): FigureGroup {
  const rows = names.map((figureName): FigureRow => {
    const cells = participants.map((participant): FigureCell => ({
      value: VALUES[figureName](participant),
      picture: PICTURES[figureName]?.(participant) ?? null,
    }))
    const highest = Math.max(...cells.map(({ value }) => Number(value)))
    return { name: figureName, unit: UNITS[figureName] ?? 'number', cells, highest }
  })
  return { name, rows: rows.filter(({ highest }) => highest > 0) }
}
