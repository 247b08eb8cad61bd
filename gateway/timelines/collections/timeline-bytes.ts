import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { fromColumns, toColumns } from '../../matches/rules/columns.ts'
import type { Stored } from '../../store/collection.ts'
import { BUILDING_LANES, BUILDINGS, DRAGONS, MONSTERS } from '../rules/timeline-kinds.ts'

/** Compression level of zstd. The highest level saves another 7 %, and takes five times the CPU. */
const LEVEL = 6

const count = z.int().nonnegative()
const counts = z.array(count)

const participantTimeline = z.object({
  participantId: count,
  /** Gold earned so far, spent or not. */
  gold: counts,
  experience: counts,
  /** Lane minions and jungle monsters together. */
  creepScore: counts,
  /** Purchases that the player took back are left out. */
  purchases: z.array(z.object({ at: count, itemId: count, sold: z.boolean() })),
  skills: z.array(
    z.object({
      at: count,
      /** 1 to 4: Q, W, E and R. */
      slot: z.int().min(1).max(4),
    }),
  ),
})

const championKill = z.object({
  at: count,
  /** Null when no champion killed the victim. */
  killerId: count.nullable(),
  victimId: count,
  assistIds: counts,
  /** Gold for the kill: the bounty and the shutdown. */
  gold: count,
  /** Place on the map, in units of the game: 0 is the lower left corner, and y grows upwards. */
  place: z.object({ x: count, y: count }),
})

const monsterKill = z.object({
  at: count,
  monster: z.enum(MONSTERS),
  /** Null for other monsters, and for a dragon without a known element. */
  dragon: z.enum(DRAGONS).nullable(),
  /** Team that killed it: 100 or 200; 0 when Riot does not report it. */
  teamId: count,
  /** Null when no champion killed it. */
  killerId: count.nullable(),
})

const buildingKill = z.object({
  at: count,
  building: z.enum(BUILDINGS),
  /** Null when Riot reports no lane. */
  lane: z.enum(BUILDING_LANES).nullable(),
  /** Team that lost the building: 100 or 200. */
  teamId: count,
  /** Null when no champion destroyed it. */
  killerId: count.nullable(),
})

const timelineSchema = z.object({
  matchId: z.string(),
  /** Times of the frames, ascending: about one a minute, and one at the end. */
  frames: counts,
  /** Figures of each participant at each frame, and their purchases and skill points. */
  participants: z.array(participantTimeline),
  /** The events of each kind are in the order of time. */
  kills: z.array(championKill),
  monsters: z.array(monsterKill),
  buildings: z.array(buildingKill),
})

export type TimelineDocument = Stored<typeof timelineSchema>

/** Needs some 5 kB for half an hour of play. */
export function compressTimeline(timeline: TimelineDocument): Uint8Array {
  const compressed = zstdCompressSync(JSON.stringify(toColumns(timeline)), {
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  })
  return Uint8Array.from(compressed)
}

/** Throws for bytes that {@link compressTimeline} did not return. */
export function restoreTimeline(bytes: Uint8Array): TimelineDocument {
  return timelineSchema.parse(fromColumns(JSON.parse(zstdDecompressSync(bytes).toString())))
}
