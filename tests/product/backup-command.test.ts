import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { runProgram } from '../support/run-program.ts'
import { makeDataDir, startTestProduct } from './start-product.ts'

async function openFolder() {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const run = async (name: string, ...args: readonly string[]) =>
    runProgram(`commands/${name}`, args, { DATA_DIR: dataDir })
  return { dataDir, run }
}

it('a backup of a running server brings it back, from the next start', async () => {
  const { dataDir, run } = await openFolder()
  const file = join(dataDir, 'backup.sqlite')
  const server = await startTestProduct({ dataDir })
  await run('keys', 'create', 'before')
  expect(await run('backup', file)).toMatch(/has the \d+ documents of/)
  await run('keys', 'create', 'after')
  expect(await run('restore', file)).toMatch(/is complete, with \d+ documents/)
  // Nothing changes while the server runs.
  expect(await run('keys', 'list')).toContain('after')
  await server.close()

  const restored = await startTestProduct({ dataDir })
  onTestFinished(() => restored.close())
  expect(restored.complaints.join()).toContain('the store was replaced by a backup')
  const listed = await run('keys', 'list')
  expect(listed).toContain('before')
  expect(listed).not.toContain('after')
  await restored.ask(z.object({ status: z.object({ dataSource: z.string() }) }), '{ status { dataSource } }')
  expect((await readdir(dataDir)).some((name) => name.includes('.until-'))).toBe(true)
})
