import type { MatchFiguresQuery } from '../../gql/graphql.ts'
import { damageTaken } from '../../match/damage.ts'

type FoundMatch = Extract<MatchFiguresQuery['match'], { readonly __typename: 'Match' }>

/** A participant with all figures. */
export type FigureParticipant = FoundMatch['participants'][number]

/** Unit of a figure. A flag is 1 or 0. */
export type FigureUnit = 'number' | 'seconds' | 'flag'

/** Names of the figures by group, in display order. */
const NAMES = {
  combat: ['largestKillingSpree', 'largestMultiKill', 'soloKills', 'firstBlood', 'deadSeconds', 'crowdControlSeconds'],
  damage: [
    'physical',
    'magic',
    'trueDamage',
    'towersDamage',
    'objectivesDamage',
    'taken',
    'mitigated',
    'healing',
    'healingOfAllies',
    'shielding',
  ],
  income: ['gold', 'goldSpent', 'experience', 'creepScore', 'creepScoreAt10', 'creepScoreLead', 'plates'],
  vision: ['visionScore', 'wardsPlaced', 'wardsKilled', 'controlWards'],
  objectives: ['towers', 'inhibitors', 'dragons', 'barons', 'stolen'],
  other: ['skillshotsHit', 'skillshotsDodged', 'pings'],
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
  physical: ({ physicalDamageDealtToChampions }) => physicalDamageDealtToChampions,
  magic: ({ magicDamageDealtToChampions }) => magicDamageDealtToChampions,
  trueDamage: ({ trueDamageDealtToChampions }) => trueDamageDealtToChampions,
  towersDamage: ({ objectives }) => objectives.damageToTowers,
  objectivesDamage: ({ objectives }) => objectives.damage,
  taken: damageTaken,
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
  skillshotsHit: ({ challenges }) => challenges?.skillshotsHit ?? null,
  skillshotsDodged: ({ challenges }) => challenges?.skillshotsDodged ?? null,
  pings: ({ pings }) => pings.total,
}

/** Units other than `number`. */
const UNITS: Readonly<Partial<Record<FigureName, FigureUnit>>> = {
  firstBlood: 'flag',
  deadSeconds: 'seconds',
  crowdControlSeconds: 'seconds',
}

/** A row of the table: one figure of each participant, in their order. */
interface FigureRow {
  readonly name: FigureName
  readonly unit: FigureUnit
  readonly values: readonly (number | null)[]
  /** Above 0. */
  readonly highest: number
}

interface FigureGroup {
  readonly name: FigureGroupName
  readonly rows: readonly FigureRow[]
}

/** Returns the figures of a match. Those that are 0 or unknown for all participants are left out. */
export function figuresOf(participants: readonly FigureParticipant[]): readonly FigureGroup[] {
  const groups: readonly FigureGroup[] = [
    groupOf('combat', NAMES.combat, participants),
    groupOf('damage', NAMES.damage, participants),
    groupOf('income', NAMES.income, participants),
    groupOf('vision', NAMES.vision, participants),
    groupOf('objectives', NAMES.objectives, participants),
    groupOf('other', NAMES.other, participants),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function groupOf(
  name: FigureGroupName,
  names: readonly FigureName[],
  participants: readonly FigureParticipant[],
): FigureGroup {
  const rows = names.map((figureName): FigureRow => {
    const values = participants.map(VALUES[figureName])
    return { name: figureName, unit: UNITS[figureName] ?? 'number', values, highest: Math.max(...values.map(Number)) }
  })
  return { name, rows: rows.filter(({ highest }) => highest > 0) }
}
