import { expect } from 'vitest'
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
export function replaceAt(store: DocumentStore, hour: number, keyId?: string): Promise<boolean> {
  return createLadderVersions(store).replace(EUW, versionAt(hour, keyId))
}

/** Returns the hour of the ladder and that of the one it is compared with. Checks that everything stored agrees with it. */
export async function readHours(store: DocumentStore) {
  const stored = createStoredLadders(store)
  const head = await stored.findHead(EUW)
  if (head === null) throw new Error('There is no ladder.')
  const hourOf = (time: number) => (time - START) / HOUR_MS
  const [hour, comparedWith] = [hourOf(head.fetchedAt), head.comparedWith === null ? null : hourOf(head.comparedWith)]

  const before = comparedWith === null ? [] : playersAt(comparedWith)
  const entries = await stored.findEntries(EUW, head, 0, head.total)
  expect(entries?.map(({ puuid, rankBefore }) => [puuid, rankBefore])).toEqual(
    playersAt(hour).map((puuid) => [puuid, before.includes(puuid) ? before.indexOf(puuid) + 1 : null]),
  )
  const baselines = await store.query('ladder_baselines', { limit: 1000 })
  expect(baselines.map(({ id }) => id).toSorted()).toEqual(head.baselines.map((time) => `EUW1_SOLO_${time}`))
  return { hour, comparedWith, baselines: head.baselines.map(hourOf) }
}

/** Checks the comparison of a ladder that is fetched every four hours for two and a half days. */
export async function checkMovementOverDays(store: DocumentStore): Promise<void> {
  const compared: (number | null)[] = []
  for (let hour = 0; hour <= 60; hour += 4) {
    expect(await replaceAt(store, hour)).toBe(true)
    const read = await readHours(store)
    expect(read.hour).toBe(hour)
    compared.push(read.comparedWith)
  }
  expect(compared).toEqual([null, null, null, null, null, 0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36])
  expect((await readHours(store)).baselines).toEqual([32, 36, 40, 44, 48, 52, 56, 60])
}
