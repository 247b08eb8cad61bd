/** Kinds of queues. `OTHER` is a queue that this product does not know. New modes of the game add values. */
export const QUEUE_KINDS = [
  'SOLO',
  'FLEX',
  'NORMAL',
  'ARAM',
  'ARAM_MAYHEM',
  'CLASH',
  'TOURNAMENT',
  'ARENA',
  'SWARM',
  'BRAWL',
  'URF',
  'ONE_FOR_ALL',
  'ULTIMATE_SPELLBOOK',
  'NEXUS_BLITZ',
  'PORO_KING',
  'COOP',
  'DOOM_BOTS',
  'CUSTOM',
  'PRACTICE',
  'TUTORIAL',
  'TFT',
  'RETIRED',
  'OTHER',
] as const

export type QueueKind = (typeof QUEUE_KINDS)[number]

/** Queues by which a history can be filtered, in display order. */
export const QUEUE_FILTERS = ['SOLO', 'FLEX', 'NORMAL', 'ARAM'] as const

export type QueueFilter = (typeof QUEUE_FILTERS)[number]

/** Queue ids with matches in match-v5, which starts in 2021. Each id costs a request. */
const FILTER_QUEUE_IDS: Readonly<Record<QueueFilter, readonly number[]>> = {
  SOLO: [420],
  FLEX: [440],
  NORMAL: [400, 430, 480, 490],
  ARAM: [450],
}

/**
 * Kind of each queue id: all 92 of https://static.developer.riotgames.com/docs/lol/queues.json (read in November 2026),
 * and those of Doom Bots of 2025, which are not in that list. ARAM Mayhem is not ARAM: it has augments, so its numbers
 * can't be compared. Queues of `RETIRED` closed before match-v5 starts.
 */
const IDS_BY_KIND: readonly (readonly [QueueKind, readonly number[]])[] = [
  ['SOLO', [4, 6, 410, 420]],
  ['FLEX', [440]],
  ['NORMAL', [2, 14, 61, 400, 430, 480, 490]],
  ['ARAM', [65, 100, 450]],
  ['ARAM_MAYHEM', [2400]],
  ['CLASH', [700, 720]],
  ['BRAWL', [2300]],
  // Riot used 900 for URF and for its version with random champions.
  ['URF', [76, 318, 900, 1010, 1900]],
  ['ONE_FOR_ALL', [70, 78, 1020]],
  ['ULTIMATE_SPELLBOOK', [1400]],
  ['NEXUS_BLITZ', [1200, 1300]],
  ['PORO_KING', [300, 920]],
  ['COOP', [7, 25, 31, 32, 33, 52, 67, 83, 800, 810, 820, 830, 840, 850, 870, 880, 890]],
  ['DOOM_BOTS', [91, 92, 93, 950, 960, 4200, 4210, 4220, 4240, 4250, 4260]],
  ['CUSTOM', [0]],
  ['TUTORIAL', [2000, 2010, 2020]],
  ['TFT', [1090, 1091, 1092, 1100, 1110, 1111, 1130, 1150, 1160, 1210, 1220, 6000, 6100, 6110, 6120]],
  ['RETIRED', [8, 9, 16, 17, 41, 42, 72, 73, 75, 96, 98, 310, 313, 315, 317, 325, 460, 470]],
  ['RETIRED', [600, 610, 910, 940, 980, 990, 1000, 1030, 1040, 1050, 1060, 1070]],
]

const KIND_BY_ID: ReadonlyMap<number, QueueKind> = new Map(
  IDS_BY_KIND.flatMap(([kind, ids]) => ids.map((id) => [id, kind] as const)),
)

/** Kind by the first word of Riot's game mode, for queue ids that are not in the table. */
const KIND_BY_MODE: ReadonlyMap<string, QueueKind> = new Map([
  ['ARAM', 'ARAM'],
  ['ARURF', 'URF'],
  ['BRAWL', 'BRAWL'],
  ['CHERRY', 'ARENA'],
  ['DOOMBOTSTEEMO', 'DOOM_BOTS'],
  ['GAMEMODEX', 'NEXUS_BLITZ'],
  ['KINGPORO', 'PORO_KING'],
  ['KIWI', 'ARAM_MAYHEM'],
  ['NEXUSBLITZ', 'NEXUS_BLITZ'],
  ['ONEFORALL', 'ONE_FOR_ALL'],
  ['PRACTICETOOL', 'PRACTICE'],
  ['RUBY', 'DOOM_BOTS'],
  ['SNOWURF', 'URF'],
  ['STRAWBERRY', 'SWARM'],
  ['SWIFTPLAY', 'NORMAL'],
  ['TFT', 'TFT'],
  ['TUTORIAL', 'TUTORIAL'],
  ['ULTBOOK', 'ULTIMATE_SPELLBOOK'],
  ['URF', 'URF'],
])

export type QueueFacts = {
  /** 0 for games outside of queues, or when Riot does not report it. */
  readonly queueId: number
  readonly gameMode: string
  /** `MATCHED_GAME`, `CUSTOM_GAME` or `TUTORIAL_GAME`, in running games also without the ending. */
  readonly gameType: string
  /** Empty outside of tournaments; running games never have one. */
  readonly tournamentCode: string
}

/** Finds the kind of a queue by its id; null for an id that is not in the table. */
export function findQueueKind(queueId: number): QueueKind | null {
  // Arena and Swarm get a new id in their range each time they return.
  if (queueId >= 1700 && queueId < 1800) return 'ARENA'
  if (queueId >= 1800 && queueId < 1900) return 'SWARM'
  return KIND_BY_ID.get(queueId) ?? null
}

/** The id decides; for 0 or an unknown id, the tournament code, the game type and the game mode. */
export function queueKindOf({ queueId, gameMode, gameType, tournamentCode }: QueueFacts): QueueKind {
  const listed = findQueueKind(queueId)
  if (listed !== null && queueId !== 0) return listed
  if (tournamentCode !== '') return 'TOURNAMENT'

  const [word = ''] = gameMode.toUpperCase().split('_')
  const played = KIND_BY_MODE.get(word) ?? null
  if (played === 'PRACTICE' || played === 'TUTORIAL') return played
  if (gameType.startsWith('TUTORIAL')) return 'TUTORIAL'
  // A custom game can be played in any mode.
  if (gameType.startsWith('CUSTOM')) return 'CUSTOM'
  return played ?? listed ?? 'OTHER'
}

/** Returns Riot's queue ids for a filter. */
export function queueIdsOf(filter: QueueFilter): readonly number[] {
  return FILTER_QUEUE_IDS[filter]
}
