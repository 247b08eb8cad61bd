import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT_ID } from '../support/id-tokens.ts'

const CLI = fileURLToPath(new URL('node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url))

/** Maximum start time. A start takes about 5 seconds on an idle machine and a minute on a busy one. */
const READY_MS = 180_000

/** Firebase's own Auth emulator, without any accounts. */
interface AuthEmulator {
  /** Address for `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string
  close(): Promise<void>
}

/** Starts the emulator on a free port. Rejects with its log when it does not start, and removes all its files. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  if (!existsSync(CLI)) throw new Error('firebase-tools is not installed: run these tests by `npm run test:firebase`')

  // The emulator writes logs and settings to this folder, which is removed with it.
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-firebase-'))
  const [port, hub, logging] = await findFreePorts()
  const on = (chosen: number) => ({ host: '127.0.0.1', port: chosen })
  const emulators = {
    auth: on(port),
    hub: on(hub),
    logging: on(logging),
    ui: { enabled: false },
    singleProjectMode: false,
  }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }))

  const own = { TMPDIR: folder, TEMP: folder, TMP: folder, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1', CI: '1' }
  const program = spawn(process.execPath, [CLI, 'emulators:start', '--only', 'auth', '--project', PROJECT_ID], {
    cwd: folder,
    env: { ...process.env, ...own },
    stdio: 'ignore',
  })
  const exited = once(program, 'exit')
  // Stops the emulator when the test run is aborted.
  const abandon = () => {
    program.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)

  const close = async () => {
    process.off('exit', abandon)
    program.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true })
  }

  const host = `127.0.0.1:${port}`
  const until = Date.now() + READY_MS
  while (!(await answers(`http://${host}`))) {
    if (program.exitCode !== null || Date.now() > until) {
      const log = await readFile(join(folder, 'firebase-debug.log'), 'utf8').catch(() => 'It says nothing.')
      await close()
      throw new Error(`The Auth emulator does not start. ${log}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { host, close }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** Reserved at the same time, so that all three differ. */
async function findFreePorts(): Promise<readonly [number, number, number]> {
  const servers = [createServer(), createServer(), createServer()] as const
  const [one, two, three] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const address = server.address()
      if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port')
      return address.port
    }),
  )
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  if (one === undefined || two === undefined || three === undefined) throw new Error('There is no free port')
  return [one, two, three]
}
