import { expect } from 'vitest'
import { listMovers } from '../../gateway/ladders/rules/ladder-movers.ts'
import { type LadderKey, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createStoredLadders } from '../../gateway/ladders/services/stored-ladders.ts'
import { createLadderVersions } from '../../gateway/ladders/workers/ladder-versions.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { standing } from './ladder-standings.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 1)
const EUW: LadderKey = { platform: 'EUW1', queue: 'SOLO' }

/** The ladder at an hour: every four hours the leader falls to the last place, and a newcomer appears below. */
function playersAt(hour: number): readonly string[] {
  const turns = Math.floor(hour / 4)
  const regulars = Array.from({ length: 10 }, (_, index) => `regular-${(index + turns) % 10}`)
  return [...regulars, `newcomer-${hour}`]
}

/** A version of the ladder at an hour. */
export function versionAt(hour: number, keyId = 'first-key') {
  const standings = playersAt(hour).map((puuid, index) => standing(puuid, { leaguePoints: 1000 - index }))
  return { fetchedAt: START + hour * HOUR_MS, keyId, entries: toLadder(standings, new Map()) }
}

/** Stores the ladder of an hour, from a process that has just started. */
export async function replaceAt(store: DocumentStore, hour: number, keyId?: string): Promise<boolean> {
  return (await createLadderVersions(store).replace(EUW, versionAt(hour, keyId))) !== null
}

/** Returns the hour of the ladder and those of the ones it is compared with. Checks that everything stored agrees with it. */
export async function readHours(store: DocumentStore) {
  const stored = createStoredLadders(store)
  const head = await stored.findHead(EUW)
  if (head === null) throw new Error('There is no ladder.')
  const hourOf = (time: number) => (time - START) / HOUR_MS
  const hourOrNull = (time: number | null) => (time === null ? null : hourOf(time))
  const hour = hourOf(head.fetchedAt)
  const comparedWith = hourOrNull(head.comparedWith)
  const lastWeek = hourOrNull(head.comparedWithLastWeek)

  const rankAt = (then: number | null, puuid: string) => {
    const index = then === null ? -1 : playersAt(then).indexOf(puuid)
    return index === -1 ? null : index + 1
  }
  const entries = await stored.findEntries(EUW, head, 0, head.total)
  expect(entries?.map(({ puuid, rankBefore, rankLastWeek }) => [puuid, rankBefore, rankLastWeek])).toEqual(
    playersAt(hour).map((puuid) => [puuid, rankAt(comparedWith, puuid), rankAt(lastWeek, puuid)]),
  )
  expect(await stored.findMovers(EUW, head)).toEqual(listMovers(entries ?? []))
  const baselines = await store.query('ladder_baselines', { limit: 1000 })
  expect(baselines.map(({ id }) => id).toSorted()).toEqual(head.baselines.map((time) => `EUW1_SOLO_${time}`).toSorted())
  const days = await stored.findCutoffDays(EUW)
  expect(days.at(-1)?.date).toBe(new Date(head.fetchedAt).toISOString().slice(0, 10))
  return { hour, comparedWith, lastWeek, baselines: head.baselines.map(hourOf), days: days.length }
}

/** Checks the comparisons of a ladder that is fetched every four hours for eight days. */
export async function checkMovementOverDays(store: DocumentStore): Promise<void> {
  for (let hour = 0; hour <= 192; hour += 4) {
    expect(await replaceAt(store, hour)).toBe(true)
    const read = await readHours(store)
    expect(read.hour).toBe(hour)
    const dayBefore = hour < 20 ? null : Math.max(0, hour - 24)
    expect([hour, read.comparedWith]).toEqual([hour, dayBefore])
    // The first comparison is with a ladder of six days before; later a baseline of each day stays.
    if (hour < 144) expect([hour, read.lastWeek]).toEqual([hour, null])
    else expect(Math.abs(hour - 168 - (read.lastWeek ?? Infinity))).toBeLessThanOrEqual(hour === 144 ? 24 : 20)
    expect(read.days).toBe(Math.floor(hour / 24) + 1)
  }
  expect((await readHours(store)).baselines).toEqual([
    0, 24, 48, 72, 96, 120, 144, 164, 168, 172, 176, 180, 184, 188, 192,
  ])
}
