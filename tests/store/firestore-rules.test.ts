import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { write } from './opened-store.ts'

const OPEN = ['active_pro_games', 'live_streams']
const CLOSED = ['accounts', 'pro_players', 'operator_sessions', 'point_leases', 'never_heard_of']

vi.setConfig({ testTimeout: 60_000 })

// An emulator that was started elsewhere can have other rules.
const isOurs = hasFirestoreEmulator && process.env['FIRESTORE_EMULATOR_HOST'] === undefined
const note = emulatorNote || (isOurs ? '' : ' (skipped: the Firestore emulator has rules of its own)')

describe.runIf(isOurs)(`an anonymous client of Firestore${note}`, () => {
  useFirestoreEmulator()
  const projectId = newProjectId()

  beforeAll(async () => {
    const store = openFirestoreStore({ projectId, indexes: [] })
    for (const collection of [...OPEN, ...CLOSED]) await write(store, collection, { one: { n: 1 } })
    await store.close()
  })

  it.each(OPEN)('can read %s', async (collection) => {
    const response = await ask(`${collection}/one`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ fields: { n: { integerValue: '1' } } })
    expect((await ask(collection)).status).toBe(200)
  })

  it.each(CLOSED)("can't read %s", async (collection) => {
    expect((await ask(`${collection}/one`)).status).toBe(403)
    expect((await ask(collection)).status).toBe(403)
  })

  it.each([...OPEN, ...CLOSED])("can't write %s", async (collection) => {
    const body = JSON.stringify({ fields: { n: { integerValue: '2' } } })
    expect((await ask(`${collection}/one`, { method: 'PATCH', body })).status).toBe(403)
    expect((await ask(`${collection}/two`, { method: 'PATCH', body })).status).toBe(403)
    expect((await ask(`${collection}/one`, { method: 'DELETE' })).status).toBe(403)
  })

  function ask(path: string, request: RequestInit = {}): Promise<Response> {
    const host = process.env['FIRESTORE_EMULATOR_HOST']
    return fetch(`http://${host}/v1/projects/${projectId}/databases/(default)/documents/${path}`, request)
  }
})
