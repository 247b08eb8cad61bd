import { OPEN_PLATFORMS, type Platform } from '../../gateway/shared/region.ts'
import type { Duo } from '../../gateway/simulator/world/duos.ts'
import { localDay } from '../../gateway/simulator/world/timetable.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'

/** Pairs of accounts that queue together at the time `now`, in a world that shares the memory of its seed. */
export function listDuos(seed: string, now: number, platforms: readonly Platform[] = OPEN_PLATFORMS): readonly Duo[] {
  return platforms.flatMap((platform) =>
    memoryOf(seed)
      .makersOf(platform)
      .flatMap((maker) => maker.listDuos(localDay(platform, now))),
  )
}
