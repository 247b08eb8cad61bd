import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { COMPILE_CACHE } from '../support/compile-cache.ts'
import { firestoreVariables } from './start-on-firestore.ts'
import { makeDataDir, readParts } from './start-product.ts'

const PROGRAM = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url))

const listening = z.object({ message: z.literal('listening'), url: z.string(), metricsUrl: z.string() })
const ingestion = z.object({ lease: z.object({ state: z.string() }), jobs: z.unknown() })

/** The product in a process of its own. */
export type ProductProcess = Awaited<ReturnType<typeof runProduct>>

/** Starts the product on the emulator in a process of its own. It is killed at the end of the test at the latest. */
export function runOnFirestore(projectId: string, variables: Readonly<Record<string, string>> = {}, path = PROGRAM) {
  return runProduct({ METADATA_SERVER_DETECTION: 'none', ...firestoreVariables(projectId), ...variables }, path)
}

/** Starts the product in a process of its own, with a new folder. It is killed at the end of the test at the latest. */
export async function runProduct(variables: Readonly<Record<string, string>> = {}, path = PROGRAM) {
  const dataDir = await makeDataDir()
  const own = { HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, DATA_DRAGON_URL: 'off' }
  const env = { ...COMPILE_CACHE, ...own, ...variables }
  const program = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(program, 'exit')

  /** Sends a signal. Resolves once the process has ended, to its exit code; null after a SIGKILL. */
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    program.kill(signal)
    const [code] = z.tuple([z.number().nullable(), z.unknown()]).parse(await exited)
    return code
  }

  onTestFinished(async () => {
    await end('SIGKILL')
    await rm(dataDir, { recursive: true })
  })
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  const { url, metricsUrl } = listening.parse(JSON.parse(String((await lines.next()).value)))
  // A pipe that nothing reads would fill up, and the process would wait.
  program.stdout.resume()
  return { url, metricsUrl, end }
}

/** Returns where ingestion runs, as reported by an instance. */
export async function ingestionAt({ metricsUrl }: Pick<ProductProcess, 'metricsUrl'>) {
  const parts = await readParts(metricsUrl, ingestion)
  return { lease: parts.lease.state, jobs: typeof parts.jobs === 'object' ? 'here' : parts.jobs }
}
