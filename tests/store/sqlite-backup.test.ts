import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp, finishRestore, prepareRestore } from '../../gateway/store/sqlite-backup.ts'
import { openSqliteFile } from '../../gateway/store/sqlite-file.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

let folder: string
let path: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanewatch-backup-'))
  path = join(folder, 'store.sqlite')
  file = join(folder, 'backups', 'monday.sqlite')
})

afterEach(() => rm(folder, { recursive: true }))

const open = () => openSqliteStore({ path, indexes: [], clock: new FakeClock() })

type Store = ReturnType<typeof open>

const write = (store: Store, id: string, name: string) =>
  store.transaction(async (transaction) => transaction.set({ collection: 'people', id }, { name }))

const read = async (store: Store, id: string) => (await store.get({ collection: 'people', id }))?.data ?? null

/** Writes to the store with its process still running, then closes it. */
async function fill(...names: readonly string[]): Promise<void> {
  const store = open()
  for (const name of names) await write(store, name, name)
  await store.close()
}

/** Returns what a copy contains, as a server that starts with it sees it. */
async function namesIn(copy: string): Promise<readonly unknown[]> {
  const database = openSqliteFile(copy, [])
  const rows = database.prepare('select id from documents order by id').all()
  database.close()
  return rows.map((row) => row['id'])
}

describe('a backup', () => {
  it('contains everything that was written before, also what is only in the log of a running server', async () => {
    const store = open()
    await write(store, 'ada', 'Ada')
    expect(await backUp(path, file)).toBe(1)
    await write(store, 'bob', 'Bob')
    await store.close()
    expect(await namesIn(file)).toEqual(['ada'])
  })

  it('never replaces a file', async () => {
    await fill('ada')
    await writeFile(join(folder, 'notes'), 'mine')
    await expect(backUp(path, join(folder, 'notes'))).rejects.toThrow('exists already: name a new file')
    expect(await readFile(join(folder, 'notes'), 'utf8')).toBe('mine')
  })

  it('leaves no file behind when the store is damaged', async () => {
    await fill('ada')
    await truncate(path, 5000)
    await expect(backUp(path, file)).rejects.toThrow(/can't be copied|damaged/)
    expect(await readdir(join(folder, 'backups'))).toEqual([])
  })

  it('says where there is no store', async () => {
    await expect(backUp(path, file)).rejects.toThrow(`There is no store at ${path}`)
  })
})

describe('a restored backup', () => {
  it('is used from the next start, which keeps the store before it', async () => {
    await fill('ada')
    await backUp(path, file)
    const running = open()
    await write(running, 'bob', 'Bob')
    expect(await prepareRestore(path, file)).toBe(1)
    expect(await read(running, 'bob')).toEqual({ name: 'Bob' })
    await running.close()

    const kept = await finishRestore(path)
    expect(await namesIn(path)).toEqual(['ada'])
    expect(await namesIn(kept ?? '')).toEqual(['ada', 'bob'])
    expect(await finishRestore(path)).toBeNull()
  })

  it('replaces a store whose server was killed, and keeps its log with it', async () => {
    await fill('ada')
    await backUp(path, file)
    const killed = open()
    await write(killed, 'bob', 'Bob')
    await prepareRestore(path, file)
    const kept = await finishRestore(path)
    expect(await namesIn(path)).toEqual(['ada'])
    expect(await namesIn(kept ?? '')).toEqual(['ada', 'bob'])
    await killed.close()
  })

  it('is complete after a start that died between two steps', async () => {
    await fill('ada')
    await backUp(path, file)
    await prepareRestore(path, file)
    await rm(path)
    await finishRestore(path)
    expect(await namesIn(path)).toEqual(['ada'])
  })

  it.each([
    ['is no store', async () => writeFile(file, 'not a store'), 'is not a store of this program, or it is damaged'],
    ['is cut off', async () => truncate(file, 9000), /damaged/],
    ['is of a later version', async () => setFormat(99), 'was written by a later version of this program'],
    ['is missing', async () => rm(file), 'There is no file'],
  ])('is refused when the file %s, and nothing changes', async (_case, spoil, message) => {
    await fill('ada')
    await backUp(path, file)
    await spoil()
    await expect(prepareRestore(path, file)).rejects.toThrow(message)
    expect(await finishRestore(path)).toBeNull()
    expect(await namesIn(path)).toEqual(['ada'])
    expect((await readdir(folder)).filter((name) => name.includes('restore'))).toEqual([])
  })

  function setFormat(format: number): void {
    const database = openSqliteFile(file, [])
    database.exec(`pragma user_version = ${format}`)
    database.close()
  }
})
