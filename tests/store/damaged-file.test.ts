import {
  existsSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
  closeSync,
  statSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { StoreDamaged } from '../../gateway/store/document-store-errors.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { write } from './opened-store.ts'
import { temporaryFile } from './temporary-file.ts'

const PAGE = 4096

const DOCUMENTS = 400

const open = (path: string, onDamaged?: (error: StoreDamaged) => void) =>
  openSqliteStore({ path, indexes: [], clock: new FakeClock(), onDamaged })

/** Returns the path of a file with some hundred pages, whose store was closed. */
async function fill(): Promise<string> {
  const path = temporaryFile()
  const store = open(path)
  const documents = Array.from({ length: DOCUMENTS }, (_, n) => [`${n}`, { n, text: `${n}`.repeat(1000) }])
  await write(store, 'things', Object.fromEntries(documents))
  await store.close()
  return path
}

function flip(path: string, from: number, bytes: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(bytes, 0xa5), 0, bytes, from)
  closeSync(file)
}

/** Number of a page of the table of documents. Its root is an interior page. */
function pageOf(path: string, kind: 'interior' | 'leaf'): number {
  const database = new DatabaseSync(path, { readOnly: true })
  const root = Number(
    database.prepare(`select rootpage from sqlite_schema where name = 'documents'`).get()?.['rootpage'],
  )
  database.close()
  // The first child of an interior page is in its first cell, whose place is at byte 12.
  const bytes = readFileSync(path).subarray((root - 1) * PAGE, root * PAGE)
  return kind === 'interior' ? root : bytes.readUInt32BE(bytes.readUInt16BE(12))
}

const flipPage = (path: string, page: number) => flip(path, (page - 1) * PAGE, PAGE)

const DAMAGES: [name: string, damage: (path: string) => void][] = [
  ['flipped bytes in its header', (path) => flip(path, 0, 64)],
  ['an interior page of its documents overwritten', (path) => flipPage(path, pageOf(path, 'interior'))],
  ['a leaf of its documents overwritten', (path) => flipPage(path, pageOf(path, 'leaf'))],
  ['its second half cut off', (path) => truncateSync(path, Math.floor(statSync(path).size / PAGE / 2) * PAGE)],
  ['only a part of its first page', (path) => truncateSync(path, 700)],
  ['no content', (path) => truncateSync(path, 0)],
]

describe('a store file', () => {
  it.each(DAMAGES)('with %s is refused with a sentence, and not a byte of it changes', async (_name, damage) => {
    const path = await fill()
    damage(path)
    const before = readFileSync(path)
    expect(() => open(path)).toThrow(StoreDamaged)
    expect(() => open(path)).toThrow(`${path} is damaged, or it is not a store of this program`)
    expect(() => open(path)).toThrow('Run "npm run restore -- FILE"')
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it.each([
    ['cut off', (path: string) => truncateSync(path, statSync(path).size - 1500)],
    ['garbled', (path: string) => flip(path, statSync(path).size - 1500, 1000)],
    ['followed by garbage', (path: string) => writeFileSync(path, Buffer.alloc(9000, 0xa5), { flag: 'a' })],
  ])('whose log ends in a commit that is %s has all commits before it', async (_name, tear) => {
    const path = await fill()
    const killed = open(path)
    await write(killed, 'things', { acknowledged: { n: 1 } })
    const acknowledged = statSync(`${path}-wal`).size
    await write(killed, 'things', { torn: { n: 2 } })
    // The files as a kill leaves them: a process that closes them would copy the log into the store.
    const copy = temporaryFile()
    writeFileSync(copy, readFileSync(path))
    writeFileSync(`${copy}-wal`, readFileSync(`${path}-wal`))
    await killed.close()
    expect(statSync(`${copy}-wal`).size).toBeGreaterThan(acknowledged)
    tear(`${copy}-wal`)

    const store = open(copy)
    expect((await store.get({ collection: 'things', id: 'acknowledged' }))?.data).toEqual({ n: 1 })
    expect(await store.count('things')).toBeGreaterThanOrEqual(DOCUMENTS + 1)
    await store.close()
  })

  it('that is too large to be checked before its use takes no more writes once damage is found, and is read on', async () => {
    const path = await fill()
    const database = new DatabaseSync(path)
    database.exec('create table filling (bytes blob)')
    database.exec('insert into filling values (zeroblob(70000000))')
    database.close()
    flipPage(path, statSync(path).size / PAGE - 10)
    const damaged = vi.fn<(error: StoreDamaged) => void>()
    const store = open(path, damaged)
    await vi.waitFor(() => expect(damaged).toHaveBeenCalledOnce(), { timeout: 20_000 })
    expect(damaged).toHaveBeenCalledWith(expect.any(StoreDamaged))
    await expect(write(store, 'things', { late: {} })).rejects.toThrow(StoreDamaged)
    expect((await store.get({ collection: 'things', id: '5' }))?.data).toMatchObject({ n: 5 })
    await store.close()
  })

  it('has its name only once it is complete', async () => {
    const path = temporaryFile()
    const [one, other] = [open(path), open(path)]
    await write(one, 'things', { one: {} })
    expect(await other.count('things')).toBe(1)
    expect(existsSync(`${path}.${process.pid}`)).toBe(false)
    await Promise.all([one.close(), other.close()])
  })
})
