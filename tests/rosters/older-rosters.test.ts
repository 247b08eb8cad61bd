import { describe, expect, it, onTestFinished } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { exportRoster } from '../../gateway/rosters/files/export-roster.ts'
import { importRoster } from '../../gateway/rosters/files/import-roster.ts'
import type { DocumentData, DocumentStore } from '../../gateway/store/document-store.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

/** Documents as releases wrote them whose roster files had no `format`. */
const OLDER: Readonly<Record<string, Readonly<Record<string, DocumentData>>>> = {
  leagues: { NOR: { code: 'NOR', name: 'Northern League', position: 0 } },
  pro_teams: { ONE: { code: 'ONE', name: 'Team One', league: 'NOR', position: 0 } },
  events: { cup: { slug: 'cup', name: 'Cup', platform: 'EUW1', teams: ['ONE'], position: 0 } },
  pro_players: {
    vesk: {
      id: 'vesk',
      name: 'Vesk',
      slug: 'vesk',
      role: 'TOP',
      memberships: [{ team: 'ONE', from: 0, to: null }],
      accounts: [{ platform: 'EUW1', gameName: 'Vesk', tagLine: 'EUW', puuid: 'p', keyId: 'k' }],
      links: [{ kind: 'TWITCH', url: 'https://www.twitch.tv/vesk', handle: 'vesk' }],
      revision: 3,
    },
  },
  pro_claims: { 'name.vesk': { playerId: 'vesk' }, 'account.EUW1.vesk%23euw': { playerId: 'vesk' } },
}

async function checkUpgrade(store: DocumentStore): Promise<void> {
  onTestFinished(() => store.close())
  await store.transaction(async (transaction) => {
    for (const [collection, documents] of Object.entries(OLDER)) {
      for (const [id, data] of Object.entries(documents)) transaction.set({ collection, id }, data)
    }
  })
  expect(JSON.parse(await exportRoster(store))).toEqual({
    format: 2,
    leagues: [{ code: 'NOR', name: 'Northern League' }],
    teams: [{ code: 'ONE', name: 'Team One', league: 'NOR' }],
    players: [
      {
        id: 'vesk',
        name: 'Vesk',
        role: 'TOP',
        memberships: [{ team: 'ONE', from: '1970-01-01' }],
        accounts: [{ region: 'EUW', gameName: 'Vesk', tagLine: 'EUW' }],
        links: [{ kind: 'TWITCH', url: 'https://www.twitch.tv/vesk', handle: 'vesk' }],
      },
    ],
    events: [{ slug: 'cup', name: 'Cup', region: 'EUW', teams: ['ONE'] }],
  })
  const text = JSON.stringify({ format: 2, players: [{ name: 'Vesk', role: 'TOP', country: 'PL' }] })
  expect(await importRoster(store, new FakeClock(), { text })).toEqual({ leagues: 0, teams: 0, events: 0, players: 1 })
  const player = await store.get({ collection: 'pro_players', id: 'vesk' })
  expect(player?.data).toMatchObject({
    country: 'PL',
    revision: 4,
    accounts: [{ puuid: 'p', keyId: 'k', doubt: null }],
  })
}

describe('rosters of an older release are read and extended', () => {
  it('in SQLite', () =>
    checkUpgrade(openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })))
})

describe.skipIf(!hasFirestoreEmulator)(`rosters of an older release are read and extended${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('in Firestore', () => checkUpgrade(openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })))
})
