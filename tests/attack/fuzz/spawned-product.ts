import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { makeDataDir } from '../../product/start-product.ts'

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url))

const started = z.object({ url: z.string(), operatorLink: z.string() })
const measured = z.object({ heapBytes: z.number(), errors: z.array(z.string()) })

/** The product in a separate process. */
export interface SpawnedProduct {
  readonly url: string
  readonly operatorLink: string
  /** Returns the heap size after a garbage collection, and the errors logged since the last call. */
  measure(): Promise<z.infer<typeof measured>>
  /** Stops the process; resolves to its exit code. */
  close(): Promise<number | null>
}

/** Starts the product on a free port with the demo world and these variables. */
export async function spawnProduct(variables: Readonly<Record<string, string>> = {}): Promise<SpawnedProduct> {
  const dataDir = await makeDataDir()
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DATA_DRAGON_URL: 'off', ...variables }
  const program = fork(PROGRAM, { env, execArgv: ['--expose-gc'] })
  const exited = once(program, 'exit')
  /** Resolves to the next message. Rejects when the process ends instead. */
  const next = async (): Promise<unknown> => {
    const [message] = await Promise.race([
      once(program, 'message'),
      exited.then(([code, signal]) => {
        throw new Error(`The product has ended with ${code ?? signal}.`)
      }),
    ])
    return message
  }
  return {
    ...started.parse(await next()),
    async measure() {
      program.send('measure')
      return measured.parse(await next())
    },
    async close() {
      if (program.exitCode === null) program.send('close')
      const [code] = await exited
      await rm(dataDir, { recursive: true })
      return code
    },
  }
}
