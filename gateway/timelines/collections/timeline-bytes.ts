import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { fromColumns, toColumns } from '../../matches/rules/columns.ts'
import { BUILDING_LANES, BUILDINGS, DRAGONS, MONSTERS, type Timeline } from '../rules/timeline.ts'

/** Compression level of zstd. The highest level saves another 7 %, and takes five times the CPU. */
const LEVEL = 6

const count = z.int().nonnegative()
const counts = z.array(count)
const participant = count.nullable()

const schema: z.ZodType<Timeline> = z.object({
  matchId: z.string(),
  frames: counts,
  participants: z.array(
    z.object({
      participantId: count,
      gold: counts,
      experience: counts,
      creepScore: counts,
      purchases: z.array(z.object({ at: count, itemId: count, sold: z.boolean() })),
      skills: z.array(z.object({ at: count, slot: z.int().min(1).max(4) })),
    }),
  ),
  kills: z.array(
    z.object({
      at: count,
      killerId: participant,
      victimId: count,
      assistIds: counts,
      gold: count,
      place: z.object({ x: count, y: count }),
    }),
  ),
  monsters: z.array(
    z.object({
      at: count,
      monster: z.enum(MONSTERS),
      dragon: z.enum(DRAGONS).nullable(),
      teamId: count,
      killerId: participant,
    }),
  ),
  buildings: z.array(
    z.object({
      at: count,
      building: z.enum(BUILDINGS),
      lane: z.enum(BUILDING_LANES).nullable(),
      teamId: count,
      killerId: participant,
    }),
  ),
})

/** Needs some 5 kB for half an hour of play. */
export function compressTimeline(timeline: Timeline): Uint8Array {
  const compressed = zstdCompressSync(JSON.stringify(toColumns(timeline)), {
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  })
  return Uint8Array.from(compressed)
}

/** Throws for bytes that {@link compressTimeline} did not return. */
export function restoreTimeline(bytes: Uint8Array): Timeline {
  return schema.parse(fromColumns(JSON.parse(zstdDecompressSync(bytes).toString())))
}
