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
  beforeAll(async () => {
    // Without it Google's client looks for a cloud around it, for seconds.
    process.env['METADATA_SERVER_DETECTION'] = 'none'
    const stop = process.env['FIRESTORE_EMULATOR_HOST'] === undefined && jar !== null ? await startEmulator(jar) : null
    if (hasFirestoreEmulator) await warmUp()
    return stop
  }, READY_MS)
}

/** A project that holds nothing yet. */
export function newProjectId(): string {
  return `demo-${randomUUID()}`
}

async function startEmulator(path: string): Promise<() => Promise<void>> {
  const port = await findFreePort()
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
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  return async () => {
    delete process.env['FIRESTORE_EMULATOR_HOST']
    program.kill('SIGKILL')
    await exited
  }
}

/** The first use of a new emulator takes it seconds. */
async function warmUp(): Promise<void> {
  const store = openFirestoreStore({ projectId: newProjectId(), indexes: [] })
  await store.get({ collection: 'things', id: 'one' })
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
