import { LineDrawing } from '../components/LineDrawing.tsx'
import type { StatShard } from './stat-shards.ts'

const HEART = 'M12 20s-7-4.4-7-9.6A3.9 3.9 0 0 1 12 8a3.9 3.9 0 0 1 7 2.4c0 5.2-7 9.6-7 9.6Z'
const SHIELD = 'M12 20.5s-7-3-7-9.5V6l7-2.5L19 6v5c0 6.5-7 9.5-7 9.5Z'

const PATHS = {
  growingHealth: `${HEART}M12 16.5v-5M9.8 13.4 12 11.2l2.2 2.2`,
  armor: SHIELD,
  magicResist: `${SHIELD}M12 8.5l3 3.5-3 3.5L9 12Z`,
  attackSpeed: 'M6 6l5 6-5 6M13 6l5 6-5 6',
  abilityHaste: 'M20 12a8 8 0 1 1-2.5-5.8M20 4v4h-4M12 8v4.3l3 1.9',
  adaptiveForce: 'M12 3.5 19 12l-7 8.5L5 12ZM12 8.5l2.8 3.5-2.8 3.5L9.2 12Z',
  moveSpeed: 'M4 9c4 0 6.5-1 8-4M4 14.5c6 0 10-2 12-7.5M6 19.5c7 0 12-3 14-9.5',
  health: HEART,
  tenacity: 'M12 3.5l7.4 4.2v8.6L12 20.5l-7.4-4.2V7.7ZM8.8 12.2l2.3 2.3 4.2-4.6',
} as const satisfies Record<StatShard, string>

interface ShardGlyphProps {
  readonly shard: StatShard
  /** In pixels. */
  readonly size: number
}

/** Has no accessible name: adjacent text says the same. */
export function ShardGlyph({ shard, size }: ShardGlyphProps) {
  return <LineDrawing path={PATHS[shard]} size={size} />
}
