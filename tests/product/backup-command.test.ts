import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { makeDataDir, startTestProduct } from './start-product.ts'

const KEYS = fileURLToPath(new URL('../../gateway/commands/keys.ts', import.meta.url))
const BACKUP = fileURLToPath(new URL('../../gateway/commands/backup.ts', import.meta.url))
const RESTORE = fileURLToPath(new URL('../../gateway/commands/restore.ts', import.meta.url))

async function openFolder() {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const env = { ...COMPILE_CACHE, DATA_DIR: dataDir }
  const run = async (...args: readonly string[]) => (await promisify(execFile)(process.execPath, args, { env })).stdout
  return { dataDir, run }
}

it('a backup of a running server brings it back, from the next start', async () => {
  const { dataDir, run } = await openFolder()
  const file = join(dataDir, 'backup.sqlite')
  const server = await startTestProduct({ dataDir })
  await run(KEYS, 'create', 'before')
  expect(await run(BACKUP, file)).toMatch(/has the \d+ documents of/)
  await run(KEYS, 'create', 'after')
  expect(await run(RESTORE, file)).toMatch(/is complete, with \d+ documents/)
  // Nothing changes while the server runs.
  expect(await run(KEYS, 'list')).toContain('after')
  await server.close()

  const restored = await startTestProduct({ dataDir })
  onTestFinished(() => restored.close())
  expect(restored.complaints.join()).toContain('the store was replaced by a backup')
  const listed = await run(KEYS, 'list')
  expect(listed).toContain('before')
  expect(listed).not.toContain('after')
  await restored.ask(z.object({ status: z.object({ dataSource: z.string() }) }), '{ status { dataSource } }')
  expect((await readdir(dataDir)).some((name) => name.includes('.until-'))).toBe(true)
})
