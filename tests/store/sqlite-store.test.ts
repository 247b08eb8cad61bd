import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { StoreDamaged, TransactionContended } from '../../gateway/store/document-store-errors.ts'
import type { DocumentStore, IndexDeclaration } from '../../gateway/store/document-store.ts'
import { openSqliteFile } from '../../gateway/store/sqlite-file.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { STORE_FORMAT, UnsupportedStoreFormat } from '../../gateway/store/store-format.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { documentStoreContract } from './document-store-contract.ts'
import { write } from './opened-store.ts'
import { temporaryFile } from './temporary-file.ts'

const ONE = { collection: 'things', id: 'one' }
const NEWEST: IndexDeclaration = { collection: 'things', equality: [], order: { field: 'at', direction: 'desc' } }

/** The tables that the first releases created. */
const FORMAT_1 = `
  create table documents (
    collection text not null, id text not null, version integer not null, data text not null, primary key (collection, id)
  ) strict;
  create table changes (sequence integer primary key autoincrement, collection text not null, id text not null) strict;
  create index changes_by_collection on changes (collection, sequence);
`

documentStoreContract('sqlite in memory', async (indexes) => open(':memory:', indexes))

describe('a store file', () => {
  it('keeps its documents, in a folder that did not exist', async () => {
    const path = join(dirname(temporaryFile()), 'deep', 'down', 'store.sqlite')
    const before = open(path)
    await write(before, 'things', { one: { n: 1 } })
    await before.close()

    const after = open(path)
    expect(await after.get(ONE)).toEqual({ id: 'one', data: { n: 1 } })
    await after.close()
  })

  it('is released when the store is closed', async () => {
    const path = temporaryFile()
    const store = open(path)
    await write(store, 'things', { one: { n: 1 } })
    expect(existsSync(`${path}-wal`)).toBe(true)
    await store.close()
    expect(existsSync(`${path}-wal`)).toBe(false)
  })

  it('adds new indexes over its documents, and accepts the same ones again', async () => {
    const path = temporaryFile()
    const before = open(path)
    await write(before, 'things', { old: { at: 1 }, new: { at: 2 }, never: {} })
    await before.close()

    for (let time = 1; time <= 2; time++) {
      const after = open(path, [NEWEST])
      const found = await after.query('things', { orderBy: { field: 'at', direction: 'desc' }, limit: 10 })
      expect(found.map(({ id }) => id)).toEqual(['new', 'old'])
      await after.close()
    }
  })

  it('is flushed to the disk at every commit', () => {
    const database = openSqliteFile(temporaryFile(), [])
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    // 2 is FULL.
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
    database.close()
  })

  it('of format 1 keeps its documents, and then accepts bytes', async () => {
    const path = temporaryFile()
    const old = new DatabaseSync(path)
    old.exec(FORMAT_1)
    old.exec(`insert into documents values ('things', 'one', 1, '{"n":1}')`)
    old.exec('pragma user_version = 1')
    old.close()

    const store = open(path)
    expect(await store.get(ONE)).toEqual({ id: 'one', data: { n: 1 } })
    await write(store, 'things', { two: { n: 2, bytes: Uint8Array.of(1, 2, 3) } })
    await store.close()
    const again = open(path)
    const two = await again.get({ collection: 'things', id: 'two' })
    expect(two?.data).toEqual({ n: 2, bytes: Uint8Array.of(1, 2, 3) })
    await again.close()

    const copy = new DatabaseSync(`${path}.format-1`)
    expect(copy.prepare('select id, data from documents').all()).toEqual([{ id: 'one', data: '{"n":1}' }])
    expect(copy.prepare('pragma user_version').get()).toEqual({ user_version: 1 })
    copy.close()
  })

  it('of a later version is refused by name, and stays unchanged', () => {
    const path = temporaryFile()
    const later = new DatabaseSync(path)
    later.exec(`pragma user_version = ${STORE_FORMAT + 1}`)
    later.close()
    expect(() => open(path)).toThrow(UnsupportedStoreFormat)
    expect(() => open(path)).toThrow(
      `${path} was written by a later version of this program (store format ${STORE_FORMAT + 1}`,
    )

    const untouched = new DatabaseSync(path)
    expect(untouched.prepare('pragma user_version').get()).toEqual({ user_version: STORE_FORMAT + 1 })
    expect(untouched.prepare('select name from sqlite_schema').all()).toEqual([])
    untouched.close()
  })

  it('with other content is refused', () => {
    const path = temporaryFile()
    writeFileSync(path, 'This is a letter and not a database. '.repeat(100))
    expect(() => open(path)).toThrow(StoreDamaged)
  })

  it("is named in the error when it can't be opened", () => {
    const path = temporaryFile()
    mkdirSync(path)
    expect(() => open(path)).toThrow(`${path} can't be opened for writing`)
  })
})

it('a large collection of a file is counted in turns, between which other work runs', async () => {
  const store = open(':memory:')
  const documents = Array.from({ length: 45_000 }, (_, n) => [`${n}`, {}])
  await write(store, 'things', Object.fromEntries(documents))
  let turns = 0
  const takeTurn = () => {
    turns++
    next = setImmediate(takeTurn)
  }
  let next = setImmediate(takeTurn)
  expect(await store.count('things')).toBe(45_000)
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(2)
  expect(await store.count('things', 40_000)).toBe(40_000)
  await store.close()
})

describe('a transaction in sqlite', () => {
  it('runs again when another one has changed its reads', async () => {
    const store = open(':memory:')
    const seen: unknown[] = []
    await store.transaction(async (transaction) => {
      seen.push((await transaction.get(ONE))?.data)
      if (seen.length === 1) await write(store, 'things', { one: { n: 1 } })
      transaction.set(ONE, { n: 2 })
    })
    expect(seen).toEqual([undefined, { n: 1 }])
    expect(await store.get(ONE)).toEqual({ id: 'one', data: { n: 2 } })
    await store.close()
  })

  it('runs again when its reads were deleted and created again', async () => {
    const store = open(':memory:')
    await write(store, 'things', { one: { n: 1 } })
    let runs = 0
    await store.transaction(async (transaction) => {
      await transaction.get(ONE)
      runs++
      if (runs > 1) return
      await write(store, 'things', { one: null })
      await write(store, 'things', { one: { n: 1 } })
    })
    expect(runs).toBe(2)
    await store.close()
  })

  it('runs again when its body failed on outdated reads', async () => {
    const store = open(':memory:')
    const found = await store.transaction(async (transaction) => {
      const document = await transaction.get(ONE)
      if (document !== null) return document
      await write(store, 'things', { one: { n: 1 } })
      throw new Error('It must be there')
    })
    expect(found.data).toEqual({ n: 1 })
    await store.close()
  })

  it('gives up after ten conflicts, with nothing written', async () => {
    const store = open(':memory:')
    let runs = 0
    const contended = store.transaction(async (transaction) => {
      await transaction.get(ONE)
      runs++
      await write(store, 'things', { one: { n: runs } })
      transaction.set(ONE, { n: -1 })
    })
    await expect(contended).rejects.toThrow(TransactionContended)
    expect(runs).toBe(10)
    expect((await store.get(ONE))?.data).toEqual({ n: 10 })
    await store.close()
  })

  it('counts every time when five hundred conflict on one document', async () => {
    const store = open(':memory:')
    await Promise.all(Array.from({ length: 500 }, async () => await increment(store)))
    expect((await store.get(ONE))?.data).toEqual({ n: 500 })
    await store.close()
  })

  it('detects a conflict with another store on the same file', async () => {
    const path = temporaryFile()
    const stores = [open(path), open(path)]
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const store = stores[n % 2]
        if (store !== undefined) await increment(store)
      }),
    )
    expect((await stores[0]?.get(ONE))?.data).toEqual({ n: 40 })
    await Promise.all(stores.map((store) => store.close()))
  })

  it('waits for another writer of the file without blocking the event loop', async () => {
    const path = temporaryFile()
    const store = open(path)
    const other = new DatabaseSync(path)
    other.exec('begin immediate')

    let committed = false
    const waiting = increment(store).then(() => (committed = true))
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve))
    expect(committed).toBe(false)
    expect(await store.get(ONE)).toBeNull()

    other.exec('commit')
    other.close()
    await waiting
    expect((await store.get(ONE))?.data).toEqual({ n: 1 })
    await store.close()
  })
})

function open(path: string, indexes: readonly IndexDeclaration[] = []): DocumentStore {
  return openSqliteStore({ path, indexes, clock: new FakeClock() })
}

async function increment(store: DocumentStore): Promise<void> {
  await store.transaction(async (transaction) => {
    const n = (await transaction.get(ONE))?.data['n'] ?? 0
    transaction.set(ONE, { n: Number(n) + 1 })
  })
}
