const STAT_SHARDS = {
  5001: 'growingHealth',
  5002: 'armor',
  5003: 'magicResist',
  5005: 'attackSpeed',
  5007: 'abilityHaste',
  5008: 'adaptiveForce',
  5010: 'moveSpeed',
  5011: 'health',
  5013: 'tenacity',
} as const

export type StatShard = (typeof STAT_SHARDS)[keyof typeof STAT_SHARDS]

/** Null for unknown numbers, and for 0, which means none. */
export function findStatShard(number: number): StatShard | null {
  return Object.entries(STAT_SHARDS).find(([known]) => Number(known) === number)?.[1] ?? null
}

/** The choices in each of the three slots of today's game. */
const SLOTS = {
  offense: ['adaptiveForce', 'attackSpeed', 'abilityHaste'],
  flex: ['adaptiveForce', 'moveSpeed', 'growingHealth'],
  defense: ['health', 'tenacity', 'growingHealth'],
} as const satisfies Record<string, readonly StatShard[]>

type ShardNumbers = Readonly<Record<keyof typeof SLOTS, number>>

interface ShardRow {
  readonly slot: keyof typeof SLOTS
  readonly shards: readonly StatShard[]
  readonly chosen: StatShard
}

/** Appends a shard that its slot no longer offers. Leaves out a slot without a known shard. */
export function drawShardRows(numbers: ShardNumbers): readonly ShardRow[] {
  return (['offense', 'flex', 'defense'] as const).flatMap((slot) => {
    const chosen = findStatShard(numbers[slot])
    if (chosen === null) return []
    const offered: readonly StatShard[] = SLOTS[slot]
    return [{ slot, shards: offered.includes(chosen) ? offered : [...offered, chosen], chosen }]
  })
}
