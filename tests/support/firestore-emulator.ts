import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll } from 'vitest'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const RULES = fileURLToPath(new URL('../../firestore.rules', import.meta.url))

/** Where packages of gcloud put it, whose command is a script elsewhere. */
const PACKAGES = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/snap/google-cloud-cli/current']

const READY_MS = 30_000

const jar = findJar()

/** Whether a Firestore emulator runs, or can be started, on this machine. */
export const hasFirestoreEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined || jar !== null

/** Stands behind the title of tests that need the emulator. */
export const emulatorNote = hasFirestoreEmulator
  ? ''
  : " (skipped: no Firestore emulator: set FIRESTORE_EMULATOR_HOST, or install java and gcloud's cloud-firestore-emulator)"

/** Sees to it that an emulator runs for the tests of a file; `FIRESTORE_EMULATOR_HOST` says where. */
export function useFirestoreEmulator(): void {
  beforeAll(ensureFirestoreEmulator, READY_MS)
}

/** Sees to it that an emulator runs where there can be one, until what it resolves to is called. */
export async function ensureFirestoreEmulator(): Promise<() => Promise<void>> {
  // Without it Google's client looks for a cloud around it, for seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  const own = process.env['FIRESTORE_EMULATOR_HOST'] === undefined && canStartEmulator ? await startOwnEmulator() : null
  if (own !== null) process.env['FIRESTORE_EMULATOR_HOST'] = own.host
  if (hasFirestoreEmulator) await useOnce()
  return async () => {
    if (own === null) return
    delete process.env['FIRESTORE_EMULATOR_HOST']
    await own.kill()
  }
}

/** Whether an emulator can be started here that tests may stop as they like. */
export const canStartEmulator = jar !== null

/** An emulator that a test can make unreachable. */
export interface OwnEmulator {
  /** Its address; goes into `FIRESTORE_EMULATOR_HOST`. */
  readonly host: string
  /** Lets it stand still: it takes connections and answers nothing. */
  freeze(): void
  /** Lets it go on with all its data. */
  thaw(): void
  /** Ends it with all its data. */
  kill(): Promise<void>
}

/** Starts an emulator, on a port of its own unless told otherwise. It has to be killed. */
export async function startOwnEmulator(port?: number): Promise<OwnEmulator> {
  if (jar === null) throw new Error('There is no Firestore emulator')
  return await startEmulator(jar, port ?? (await findFreePort()))
}

/** A project that holds nothing yet. */
export function newProjectId(): string {
  return `demo-${randomUUID()}`
}

async function startEmulator(path: string, port: number): Promise<OwnEmulator> {
  const options = ['--host=127.0.0.1', `--port=${port}`, '--rules', RULES]
  const program = spawn('java', ['-Xmx512m', '-cp', path, MAIN_CLASS, 'start', ...options], { stdio: 'ignore' })
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

/** The first use of a new emulator takes it seconds, and what is written meanwhile may never be told to who listens. */
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port')
  return address.port
}

/** The emulator that gcloud has installed; null where that or java is missing. */
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
