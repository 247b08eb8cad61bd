import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { countIndependently } from '../support/independent-count.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'
import { openTestWorld } from '../support/test-world.ts'
import { CHAMPION_PAGE, CHAMPION_TABLE, championTable } from './champion-page.ts'

/** Number of champions to compare: one for each lane. */
const CHAMPIONS = 5

/** Requests the pages of the most played champions, and the table of all champions. */
async function askAll(world: StatisticsWorld) {
  const filters = (['ALL', 'PROS'] as const).map((population) => ({ population, queue: 'SOLO' }))
  const tables = await Promise.all(
    filters.map(async (filter) => championTable.parse(await world.ask(CHAMPION_TABLE, { filter }))),
  )
  const keys = tables[0]?.championTable.entries.slice(0, CHAMPIONS).map(({ champion }) => champion.key) ?? []
  const pages = await Promise.all(
    filters.flatMap((filter) => keys.map((key) => world.ask(CHAMPION_PAGE, { key, filter, ...filter }))),
  )
  return { tables, pages }
}

describe.runIf(hasFirestoreEmulator)(`champion statistics on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('match the embedded store and an independent count of the same matches', async () => {
    const firestore = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    try {
      const embedded = await openStatisticsWorld()
      const world = await openStatisticsWorld(openTestWorld('tests', undefined, firestore))
      const matches = fetchProMatches(3, 12)
      for (const each of [embedded, world]) await each.count(matches)
      const answers = await askAll(world)
      expect(answers.pages).toHaveLength(2 * CHAMPIONS)
      expect(answers).toEqual(await askAll(embedded))

      const { tables, patches } = countIndependently(await world.readMatches())
      const rows = patches.slice(0, 5).flatMap((patch) => Object.entries(tables[`ALL_SOLO_${patch}`]?.champions ?? {}))
      for (const { champion, games } of answers.tables[0]?.championTable.entries ?? []) {
        const tallies = rows
          .filter(([key]) => key === String(champion.key))
          .flatMap(([, { lanes }]) => Object.values(lanes).map(({ tally }) => tally[0]))
        expect(games).toBe(tallies.reduce((sum, each) => sum + each, 0))
      }
    } finally {
      await firestore.close()
    }
  })
})
