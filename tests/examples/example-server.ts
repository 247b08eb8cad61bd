import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { makeDataDir } from '../product/start-product.ts'
import { COMPILE_CACHE } from '../support/compile-cache.ts'

const PROGRAM = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url))
const KEYS = fileURLToPath(new URL('../../gateway/commands/keys.ts', import.meta.url))

export const OPERATOR_TOKEN = 'a-token-of-more-than-16'

/** The product as `npm start` runs it, in a demo world, in a process of its own. */
export interface ExampleServer {
  readonly url: string
  /** Host and port. */
  readonly host: string
  /** Environment of commands that use the same store. */
  readonly env: Readonly<Record<string, string>>
  /** Ends the process, and starts another one on the same port and store. */
  readonly restart: () => Promise<void>
  readonly createKey: () => Promise<string>
  readonly close: () => Promise<void>
}

const listening = z.object({ message: z.literal('listening'), url: z.string() })

export async function startExampleServer(): Promise<ExampleServer> {
  const dataDir = await makeDataDir()
  const env = {
    ...COMPILE_CACHE,
    PATH: process.env['PATH'] ?? '',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATA_DRAGON_URL: 'off',
    OPERATOR_TOKEN,
  }

  async function start(port: string) {
    const program = spawn(process.execPath, [PROGRAM], {
      env: { ...env, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: program.stdout })
    const [line]: unknown[] = await once(lines, 'line')
    return { program, url: listening.parse(JSON.parse(String(line))).url }
  }

  async function stop(program: ChildProcess) {
    const exited = once(program, 'exit')
    program.kill('SIGTERM')
    await exited
  }

  let { program, url } = await start('0')
  const { host, port } = new URL(url)
  return {
    url,
    host,
    env,
    async restart() {
      await stop(program)
      program = (await start(port)).program
    },
    async createKey() {
      const command = spawn(process.execPath, [KEYS, 'create', 'examples'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line]: unknown[] = await once(createInterface({ input: command.stdout }), 'line')
      return z.string().startsWith('lw_').parse(line)
    },
    async close() {
      await stop(program)
      await rm(dataDir, { recursive: true })
    },
  }
}
