import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { firestoreVariables, startOnFirestore } from '../product/start-on-firestore.ts'
import { makeDataDir, readParts } from '../product/start-product.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

const PROGRAM = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url))

const HERE = { lease: 'held', jobs: 'here' }
const ELSEWHERE = { lease: 'elsewhere', jobs: 'elsewhere' }
// A process that is killed during a transaction leaves its locks for a minute.
const SOON = { timeout: 90_000, interval: 200 }

const listening = z.object({ message: z.literal('listening'), url: z.string(), metricsUrl: z.string() })
const ingestion = z.object({ lease: z.object({ state: z.string() }), jobs: z.unknown() })

describe.runIf(hasFirestoreEmulator)(`the product on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('lets one instance ingest, and another once that one is killed or closed', async () => {
    const projectId = newProjectId()
    const first = await run(projectId)
    await expect.poll(() => ingestionAt(first), SOON).toEqual(HERE)
    const second = await startOnFirestore(projectId)
    await expect.poll(() => ingestionAt(second), SOON).toEqual(ELSEWHERE)
    await first.kill()
    await expect.poll(() => ingestionAt(second), SOON).toEqual(HERE)

    const third = await startOnFirestore(projectId)
    await expect.poll(() => ingestionAt(third), SOON).toEqual(ELSEWHERE)
    await second.close()
    await expect.poll(() => ingestionAt(third), SOON).toEqual(HERE)
  })
})

/** Starts the product in a separate process, which can be killed. */
async function run(projectId: string) {
  const dataDir = await makeDataDir()
  const own = { HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, DATA_DRAGON_URL: 'off' }
  const env = { ...own, ...firestoreVariables(projectId), METADATA_SERVER_DETECTION: 'none' }
  const program = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const exited = once(program, 'exit')
  const kill = async () => {
    program.kill('SIGKILL')
    await exited
  }
  onTestFinished(async () => {
    await kill()
    await rm(dataDir, { recursive: true })
  })
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  return { ...listening.parse(JSON.parse(String((await lines.next()).value))), kill }
}

/** Returns where ingestion runs, as reported by an instance. */
async function ingestionAt({ metricsUrl }: { readonly metricsUrl: string }) {
  const parts = await readParts(metricsUrl, ingestion)
  return { lease: parts.lease.state, jobs: typeof parts.jobs === 'object' ? 'here' : parts.jobs }
}
