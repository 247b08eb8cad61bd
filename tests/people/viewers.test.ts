import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { type FollowableKind, MAX_FOLLOWS, MAX_OWN_ACCOUNTS, type Subject } from '../../gateway/people/rules/follow.ts'
import { NO_SETTINGS } from '../../gateway/people/rules/person-settings.ts'
import { createViewers } from '../../gateway/people/services/viewers.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { personOf } from '../support/persons.ts'
import { type OpenedViewers, PERSONS, viewerCommands } from './viewer-commands.ts'
import { ViewerModel } from './viewer-model.ts'

const ADA = personOf('ada')
const BEN = personOf('ben')
const NOTHING = { follows: [], accounts: [], settings: NO_SETTINGS }

function open(
  store: DocumentStore = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() }),
) {
  const clock = new FakeClock()
  return { store, clock, viewers: createViewers({ store, clock }) } satisfies OpenedViewers
}

const subject = (id: string, kind: FollowableKind = 'Champion'): Subject => ({ kind, id })
const crowd = (count: number) => Array.from({ length: count }, (_, index) => subject(`${index + 1}`))
const documents = (store: DocumentStore) => store.query('viewers', { limit: 100 })

async function checkAgreement(openStore: () => DocumentStore | undefined, numRuns: number, maxCommands: number) {
  await fc.assert(
    fc.asyncProperty(fc.commands(viewerCommands, { maxCommands, size: 'max' }), async (commands) => {
      const real = open(openStore())
      const models = new Map(PERSONS.map((person) => [person, new ViewerModel()]))
      await fc.asyncModelRun(() => ({ model: models, real }), commands)
      await real.store.close()
    }),
    { numRuns },
  )
}

describe('the stored data of persons', () => {
  it('agrees with a simple model under any sequence of commands', () => checkAgreement(() => undefined, 60, 30))

  it.each(['/', '..', '.', '__proto__', '%2F', 'a b', 'ż', '名'.repeat(64), 'x'.repeat(128)])(
    'is stored for the id %j',
    async (id) => {
      const { viewers } = open()
      const person = personOf(id)
      await viewers.follow(person, [subject('1')])
      expect((await viewers.look(person)).follows).toHaveLength(1)
      expect(await viewers.look(ADA)).toEqual(NOTHING)
      await viewers.forget(person)
      expect(await viewers.look(person)).toEqual(NOTHING)
    },
  )

  it('does not exist before the first content', async () => {
    const { viewers, store } = open()
    expect(await viewers.look(ADA)).toEqual(NOTHING)
    await viewers.follow(ADA, [])
    await viewers.unfollow(ADA, [subject('1')])
    await viewers.keepAccounts(ADA, [])
    await viewers.keepSettings(ADA, { theme: null })
    await viewers.follow(ADA, crowd(MAX_FOLLOWS + 1))
    expect(await viewers.export(ADA)).toBeNull()
    expect(await documents(store)).toEqual([])
  })

  it('is exported as stored, with its times', async () => {
    const { viewers, store, clock } = open()
    const first = clock.now()
    await viewers.follow(ADA, [subject('1'), subject('lec/g2', 'ProTeam')])
    await clock.advance(60_000)
    await viewers.keepAccounts(ADA, ['EUW1_b', 'EUW1_a', 'EUW1_b'])
    await viewers.keepSettings(ADA, { theme: 'light', quietHours: { from: 1_320, to: 420 } })
    await viewers.keepSettings(ADA, { theme: undefined, locale: 'pl' })
    const exported = await viewers.export(ADA)
    expect(exported).toEqual({
      follows: [
        { ...subject('1'), since: first },
        { ...subject('lec/g2', 'ProTeam'), since: first },
      ],
      accounts: ['EUW1_b', 'EUW1_a'],
      settings: { ...NO_SETTINGS, theme: 'light', locale: 'pl', quietHours: { from: 1_320, to: 420 } },
      createdAt: first,
      changedAt: first + 60_000,
    })
    expect((await documents(store)).map(({ data }) => data)).toEqual([exported])
  })

  it('is deleted completely on request, and only then', async () => {
    const { viewers, store } = open()
    for (const person of [ADA, BEN]) await viewers.follow(person, [subject('1')])
    await viewers.unfollow(BEN, [subject('1')])
    await viewers.forget(ADA)
    await viewers.forget(ADA)
    expect(await viewers.export(ADA)).toBeNull()
    expect((await documents(store)).map(({ data }) => data)).toEqual([await viewers.export(BEN)])
  })

  it('loses none of several concurrent changes', async () => {
    const { viewers } = open()
    await Promise.all([
      ...crowd(8).map((one) => viewers.follow(ADA, [one])),
      viewers.keepAccounts(ADA, ['EUW1_a']),
      viewers.keepSettings(ADA, { notices: true }),
      viewers.keepSettings(ADA, { lessMotion: false }),
    ])
    const { follows, accounts, settings } = await viewers.look(ADA)
    expect(new Set(follows.map(({ id }) => id))).toEqual(new Set(crowd(8).map(({ id }) => id)))
    expect([accounts, settings]).toEqual([['EUW1_a'], { ...NO_SETTINGS, notices: true, lessMotion: false }])
  })
})

describe('following a subject', () => {
  it('keeps its start when repeated', async () => {
    const { viewers, clock } = open()
    const since = clock.now()
    await viewers.follow(ADA, [subject('1')])
    await clock.advance(1_000)
    const again = await viewers.follow(ADA, [subject('2'), subject('1'), subject('2')])
    const follows = [
      { ...subject('2'), since: since + 1_000 },
      { ...subject('1'), since },
    ]
    expect(again).toMatchObject({ follows })
    expect(await viewers.look(ADA)).toMatchObject({ follows })
  })

  it('is limited to 200 subjects, and changes nothing beyond that', async () => {
    const { viewers } = open()
    await viewers.follow(ADA, crowd(MAX_FOLLOWS - 1))
    const before = await viewers.export(ADA)
    const two = [subject('1000'), subject('1001')]
    expect(await viewers.follow(ADA, two)).toEqual({ kind: 'too-many', limit: 200 })
    expect(await viewers.export(ADA)).toEqual(before)

    expect(await viewers.follow(ADA, [subject('1000')])).toMatchObject({ follows: { length: 200 } })
    expect(await viewers.follow(ADA, crowd(MAX_FOLLOWS - 1))).toMatchObject({ follows: { length: 200 } })
    expect(await viewers.follow(BEN, two)).toMatchObject({ follows: { length: 2 } })
  })
})

describe('own accounts', () => {
  it('are limited to 10, and stay unchanged beyond that', async () => {
    const { viewers } = open()
    const ids = Array.from({ length: MAX_OWN_ACCOUNTS + 1 }, (_, index) => `EUW1_${index}`)
    const ten = ids.slice(1)
    expect(await viewers.keepAccounts(ADA, ten)).toMatchObject({ accounts: ten })
    expect(await viewers.keepAccounts(ADA, ids)).toEqual({ kind: 'too-many', limit: 10 })
    expect(await viewers.look(ADA)).toMatchObject({ accounts: ten })
    expect(await viewers.keepAccounts(ADA, [...ten, ...ten])).toMatchObject({ accounts: ten })
    expect(await viewers.keepAccounts(ADA, [])).toMatchObject({ accounts: [] })
  })
})

describe.runIf(hasFirestoreEmulator)(`the stored data of persons in a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it(
    'agrees with a simple model under any sequence of commands',
    () => checkAgreement(() => openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }), 4, 12),
    120_000,
  )
})
