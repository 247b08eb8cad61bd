import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { fetchProMatches, openStatisticsWorld } from '../support/statistics-world.ts'
import { openTestWorld } from '../support/test-world.ts'
import { recordBuilds } from './builds-world.ts'
import { readAll } from './statistics-world.ts'

const BUILDS = `
  query ($key: Int!, $versus: Int) {
    champion(key: $key) {
      builds(versus: $versus) {
        games countedGames
        coreItems { coverage { wins games } options { items { itemId } share { wins } winRate { wins } } }
        skillOrders { options { priority path } }
      }
    }
  }`

describe.runIf(hasFirestoreEmulator)(`builds on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('are those of the embedded store', async () => {
    const firestore = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    try {
      const embedded = await openStatisticsWorld()
      const world = await openStatisticsWorld(openTestWorld('tests', undefined, firestore))
      const matches = fetchProMatches(2, 8)
      for (const each of [embedded, world]) {
        await each.count(matches)
        await recordBuilds(each)
      }
      expect(await readAll(world.store, 'match_builds')).toEqual(await readAll(embedded.store, 'match_builds'))

      const [counted] = matches.flatMap(({ match }) => match.participants)
      const variables = [{ key: counted?.championId }, { key: counted?.championId, versus: 103 }]
      for (const each of variables) {
        expect(await world.ask(BUILDS, each)).toEqual(await embedded.ask(BUILDS, each))
      }
    } finally {
      await firestore.close()
    }
  })
})
