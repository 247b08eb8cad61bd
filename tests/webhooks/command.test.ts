import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { makeDataDir } from '../product/start-product.ts'
import { runProgram } from '../support/run-program.ts'
import { openReceiver, verify } from './receiver.ts'

it('npm run webhooks creates, tests, pauses, replays and deletes webhooks of a key', async () => {
  const [dataDir, receiver] = [await makeDataDir(), await openReceiver()]
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const env = { DATA_DIR: dataDir, WEBHOOK_TARGETS: 'any' }
  const run = async (name: string, ...args: readonly string[]) => runProgram(`commands/${name}`, args, env)

  const keyId = (await run('keys', 'create', 'bot')).slice(3, 13)
  const created = await run('webhooks', 'create', keyId, 'my channel', receiver.url, 'STREAM_STARTED,GAME_STARTED')
  const [secret = '', id = ''] = [/whsec_\S+/.exec(created)?.[0], /[\da-f-]{36}/.exec(created)?.[0]]
  expect(await run('webhooks', 'test', id)).toContain('DELIVERED with the status 204')
  expect(verify(receiver.received[0] ?? expect.fail(), secret, Date.now())).toMatchObject({ test: true })
  expect(await run('webhooks', 'pause', id)).toContain('paused')
  expect(await run('webhooks', 'replay', id, '2026-11-01T12:00:00Z')).toContain('follow')
  const listed = await run('webhooks', 'list', keyId)
  expect(listed).toContain('my channel')
  expect(listed).toContain('PAUSED')
  expect(listed).toContain('STREAM_STARTED  DELIVERED 204  attempt 1')
  expect(listed).not.toContain(secret)
  expect(await run('webhooks', 'delete', id)).toContain('deleted')
  await expect(run('webhooks', 'test', id)).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no webhook'),
  })
  const unsafe = run('webhooks', 'create', keyId, 'x', 'https://a:b@receiver.example/', 'STREAM_STARTED')
  await expect(unsafe).rejects.toMatchObject({ stderr: expect.stringContaining('without a user name') })
})
