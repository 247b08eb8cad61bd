import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, onTestFinished, vi } from 'vitest'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { findFreePort } from './free-port.ts'
import { fetchSharedAnswer } from './shared-answer.ts'

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const RULES = fileURLToPath(new URL('../../firestore.rules', import.meta.url))

/** Places where system packages install gcloud, whose command is then a script elsewhere. */
const PACKAGES = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/snap/google-cloud-cli/current']

const READY_MS = 30_000

/** Environment variable with the URL that answers with the address of the shared emulator. */
export const SHARED_EMULATOR_URL = 'TESTS_SHARED_FIRESTORE_EMULATOR'

const jar = findJar()

/** True when a Firestore emulator runs or can be started on this machine. */
export const hasFirestoreEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined || jar !== null

/** Suffix for the titles of tests that need the emulator. */
export const emulatorNote = hasFirestoreEmulator
  ? ''
  : " (skipped: no Firestore emulator: set FIRESTORE_EMULATOR_HOST, or install java and gcloud's cloud-firestore-emulator)"

/** Uses the emulator in the tests of a file. Its address is in `FIRESTORE_EMULATOR_HOST`. */
export function useFirestoreEmulator(): void {
  beforeAll(ensureFirestoreEmulator, READY_MS)
}

/** Sets `FIRESTORE_EMULATOR_HOST` where an emulator runs or can be started. Resolves to the function that restores it. */
export async function ensureFirestoreEmulator(): Promise<() => void> {
  // Otherwise Google's client spends seconds looking for a cloud metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  const shared =
    process.env['FIRESTORE_EMULATOR_HOST'] === undefined && canStartEmulator
      ? await fetchSharedAnswer(SHARED_EMULATOR_URL)
      : null
  if (shared !== null) process.env['FIRESTORE_EMULATOR_HOST'] = shared
  if (hasFirestoreEmulator) await useOnce()
  return () => {
    if (shared !== null) delete process.env['FIRESTORE_EMULATOR_HOST']
  }
}

/** True when tests can start and stop their own emulator. */
export const canStartEmulator = jar !== null

/** An emulator that a test can make unreachable. */
export interface OwnEmulator {
  /** Address for `FIRESTORE_EMULATOR_HOST`. */
  readonly host: string
  /** Suspends the emulator: it accepts connections and answers nothing. */
  freeze(): void
  /** Resumes the emulator with all its data. */
  thaw(): void
  /** Stops the emulator and drops all its data. */
  kill(): Promise<void>
}

/** Starts an emulator, on a free port by default. The caller must kill it. */
export async function startOwnEmulator(port?: number): Promise<OwnEmulator> {
  if (jar === null) throw new Error('There is no Firestore emulator')
  return await startEmulator(jar, port ?? (await findFreePort()))
}

/** Starts an emulator for one test, which uses it for all its stores. It is killed at the end of the test at the latest. */
export async function useOwnEmulator(): Promise<OwnEmulator> {
  const emulator = await startOwnEmulator()
  onTestFinished(() => emulator.kill())
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.host)
  onTestFinished(() => void vi.unstubAllEnvs())
  await useOnce()
  return emulator
}

/** Returns the id of a new, empty project. */
export function newProjectId(): string {
  return `demo-${randomUUID()}`
}

async function startEmulator(path: string, port: number): Promise<OwnEmulator> {
  const options = ['--host=127.0.0.1', `--port=${port}`, '--rules', RULES]
  const program = spawn('java', ['-Xmx1500m', '-cp', path, MAIN_CLASS, 'start', ...options], { stdio: 'ignore' })
  const exited = once(program, 'exit')
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + READY_MS
  while (!(await answers(url))) {
    if (program.exitCode !== null || Date.now() > until) {
      program.kill('SIGKILL')
      throw new Error('The Firestore emulator does not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    host: `127.0.0.1:${port}`,
    freeze: () => void program.kill('SIGSTOP'),
    thaw: () => void program.kill('SIGCONT'),
    async kill() {
      program.kill('SIGKILL')
      await exited
    },
  }
}

/** Uses a new emulator once. Its first use takes seconds, and writes during that time may never reach listeners. */
export async function useOnce(): Promise<void> {
  const store = openFirestoreStore({ projectId: newProjectId(), indexes: [] })
  await store.transaction(async (transaction) => transaction.set({ collection: 'things', id: 'one' }, {}))
  for await (const event of store.watch('things', new AbortController().signal)) if (event.kind === 'snapshot') break
  await store.close()
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** Returns the path of gcloud's emulator; null when it or java is missing. */
function findJar(): string | null {
  if (findCommand('java') === null) return null
  const gcloud = findCommand('gcloud')
  const homes = [...(gcloud === null ? [] : [dirname(dirname(realpathSync(gcloud)))]), ...PACKAGES]
  return homes.map((home) => join(home, JAR)).find((path) => existsSync(path)) ?? null
}

function findCommand(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}
