import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { startStandInRiot } from './stand-in-riot.ts'
import { makeDataDir, post } from './start-product.ts'

const PROGRAM = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url))

const listening = z.object({ message: z.literal('listening'), url: z.string() })

/** Causes an unhandled rejection at each SIGUSR2, and an uncaught exception at SIGHUP. */
const STRAY_ERRORS = `data:text/javascript,
  process.on('SIGUSR2', () => { Promise.reject(new Error('left behind')) });
  process.on('SIGHUP', () => { throw new Error('thrown') });`

/** Runs the sources of the product, with only the given variables and a store of its own. */
async function run(variables: Readonly<Record<string, string>>, options: readonly string[] = []) {
  const dataDir = await makeDataDir()
  const env = {
    ...COMPILE_CACHE,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATA_DRAGON_URL: 'off',
    ...variables,
  }
  const program = spawn(process.execPath, [...options, PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(program, 'exit')
  onTestFinished(async () => {
    program.kill('SIGKILL')
    await exited
    await rm(dataDir, { recursive: true })
  })
  return { program, exited }
}

/** Returns a port that is already in use. */
async function takePort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  return typeof address === 'object' ? String(address?.port) : ''
}

describe('node gateway/main.ts', () => {
  it('finishes a request that waits for Riot after SIGTERM, and exits with 0', async () => {
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const riot = await startStandInRiot(async () => {
      asked.resolve()
      await released.promise
      return new Response('{}', { status: 404 })
    })
    onTestFinished(() => riot.close())
    const { program, exited } = await run({ RIOT_BASE_URL: riot.baseUrl, BUNDLED_ROSTER: 'off' })
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
    const { url } = listening.parse(JSON.parse(String((await lines.next()).value)))
    expect(JSON.parse(String((await lines.next()).value))).toMatchObject({ link: expect.stringContaining(url) })

    const running = post(url, '{ account(gameName: "Somebody", tagLine: "EUW", region: EUW) { __typename } }')
    await asked.promise
    program.kill('SIGTERM')
    expect(JSON.parse(String((await lines.next()).value))).toMatchObject({ message: 'stopping', signal: 'SIGTERM' })
    released.resolve()

    expect(await (await running).json()).toMatchObject({ data: { account: { __typename: 'AccountNotFound' } } })
    expect(await exited).toEqual([0, null])
    expect(await text(program.stderr)).toBe('')
  })

  it('survives and counts unhandled rejections, and exits with 1 after an uncaught exception', async () => {
    const { program, exited } = await run({ LOG_LEVEL: 'info' }, ['--import', STRAY_ERRORS])
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
    const { url } = listening.parse(JSON.parse(String((await lines.next()).value)))
    const next = async () => {
      for (;;) {
        const line = z.looseObject({ level: z.string() }).parse(JSON.parse(String((await lines.next()).value)))
        if (line.level === 'error') return line
      }
    }

    for (const count of [1, 2]) {
      program.kill('SIGUSR2')
      expect(await next()).toMatchObject({ message: 'unhandled rejection', count, error: { message: 'left behind' } })
      expect((await post(url, '{ __typename }')).status).toBe(200)
    }
    program.kill('SIGHUP')
    expect(await next()).toMatchObject({ message: 'uncaught exception', error: { message: 'thrown' } })
    expect(await exited).toEqual([1, null])
    expect(await text(program.stderr)).toBe('')
  })

  it('reports a port in use in one line, and exits with 1', async () => {
    const port = await takePort()
    const { program, exited } = await run({ PORT: port })
    const [said] = await Promise.all([text(program.stderr), exited])
    expect(said).toMatch(/^Lanewatch can't start\. .+\n$/)
    expect(said).toContain(`127.0.0.1:${port}`)
    expect(program.exitCode).toBe(1)
  })

  it('names every variable that is not valid, and exits with 1', async () => {
    const { program, exited } = await run({ PORT: 'http', LOG_LEVEL: 'loud' })
    const [said] = await Promise.all([text(program.stderr), exited])
    expect(said.split('\n')).toEqual([
      "Lanewatch can't start. The environment is not valid:",
      expect.stringMatching(/^- PORT /),
      expect.stringMatching(/^- LOG_LEVEL /),
      '',
    ])
    expect(program.exitCode).toBe(1)
  })

  it('names the folder that it cannot use, and exits with 1', async () => {
    const { program, exited } = await run({ DATA_DIR: PROGRAM })
    const [said] = await Promise.all([text(program.stderr), exited])
    expect(said).toMatch(/^Lanewatch can't start\. .+\n$/)
    expect(said).toContain(PROGRAM)
    expect(program.exitCode).toBe(1)
  })
})
