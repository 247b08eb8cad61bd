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

type StatShard = (typeof STAT_SHARDS)[keyof typeof STAT_SHARDS]

/** The small bonus with Riot's number; null for one that has no name here, and for 0, which is none. */
export function findStatShard(number: number): StatShard | null {
  return Object.entries(STAT_SHARDS).find(([known]) => Number(known) === number)?.[1] ?? null
}
