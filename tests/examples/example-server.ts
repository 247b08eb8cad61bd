import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { PacingClock } from '../product/pacing-clock.ts'
import { makeDataDir, startTestProduct } from '../product/start-product.ts'
import { COMPILE_CACHE } from '../support/compile-cache.ts'

const KEYS = fileURLToPath(new URL('../../gateway/commands/keys.ts', import.meta.url))

export const OPERATOR_TOKEN = 'a-token-of-more-than-16'

/** The product with a demo world that is filled as by `npm start`. */
export interface ExampleServer {
  readonly url: string
  /** Host and port. */
  readonly host: string
  /** Environment of commands that use the same store. */
  readonly env: Readonly<Record<string, string>>
  /** Stops the product, and starts it again on the same port and store. */
  readonly restart: () => Promise<void>
  readonly createKey: () => Promise<string>
  readonly close: () => Promise<void>
}

export async function startExampleServer(): Promise<ExampleServer> {
  const dataDir = await makeDataDir()
  const env = { ...COMPILE_CACHE, PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir }
  // Its own time, because at some hours no pro player of the demo world is in a game.
  const clock = new PacingClock()
  const start = (port: string) =>
    startTestProduct({ dataDir, clock, fillsDemo: true, variables: { PORT: port, OPERATOR_TOKEN } })

  let product = await start('0')
  const { url } = product
  const { host, port } = new URL(url)
  return {
    url,
    host,
    env,
    async restart() {
      await product.close()
      product = await start(port)
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
      await product.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
