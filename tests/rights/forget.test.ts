import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { fillWorld, openRightsWorld, PROS, proOf, textsOf } from './rights-world.ts'

const [pro, other] = PROS
if (pro === undefined || other === undefined) throw new Error('There are too few pros.')

describe('a forgotten account', () => {
  it('is absent from a dump of the store', async () => {
    const world = await openRightsWorld()
    await fillWorld(world)
    expect(await world.findTraces(textsOf(pro))).not.toEqual([])

    await world.forget({ kind: 'puuid', puuid: pro.puuid })
    expect(await world.findTraces(textsOf(pro))).toEqual([])
    expect(await world.findTraces(textsOf(other))).not.toEqual([])
  })
})

describe('a forgotten pro player', () => {
  it('is absent from a dump of the store, with all accounts', async () => {
    const world = await openRightsWorld()
    await fillWorld(world)
    const { name } = proOf(pro)
    const traces = [...textsOf(pro), JSON.stringify(name), `id-of-${name.toLowerCase()}`]
    await world.forget({ kind: 'player', player: name })
    expect(await world.findTraces(traces)).toEqual([])
  })
})

describe.runIf(hasFirestoreEmulator)(`in a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('a forgotten pro player is absent from a dump of the store', async () => {
    const store = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    const world = await openRightsWorld(store)
    await fillWorld(world)
    const { name } = proOf(pro)
    await world.forget({ kind: 'player', player: name })
    expect(await world.findTraces([...textsOf(pro), JSON.stringify(name)])).toEqual([])
    await store.close()
  })
})
