import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { listFences } from '../examples/printed-examples.ts'
import { fail } from '../support/fail.ts'

/** The largest bundle, in MB. */
const MAX_MB = 250

/** The user of the server in the image, where a test may change users. */
const NOBODY = 65_534

const PORT = '4391'

const fences = listFences().filter(({ name }) => name.startsWith('docs/operate.md'))
const isRoot = process.getuid?.() === 0

const run = async (command: string, cwd: string, env: NodeJS.ProcessEnv) =>
  (await promisify(execFile)('bash', ['-euc', command], { cwd, env, maxBuffer: 2 ** 26 })).stdout

/** Copies what a clone of the source would contain. */
async function copySource(to: string): Promise<void> {
  const listed = await run('git ls-files -z', process.cwd(), process.env)
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await cp(file, join(to, file))
  }
}

async function sizeInMb(folder: string): Promise<number> {
  return Number.parseInt(await run('du -sm . | cut -f1', folder, process.env), 10)
}

/** Starts the server as a user who can write only to its data. Resolves once it listens. */
async function startServer(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  const server = spawn('bash', ['-euc', command], { cwd, env, ...(isRoot && { uid: NOBODY, gid: NOBODY }) })
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
  }
  onTestFinished(stop)
  const lines = createInterface({ input: server.stdout })
  for await (const line of lines) if (line.includes('"listening"')) return { stop }
  throw fail(`The server ended with ${String(server.exitCode)}.`)
}

it('every command of docs/operate.md works, in its order, from a copy of the source', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-operate-'))
  // Files of two installations are many.
  onTestFinished(() => rm(folder, { recursive: true }), 120_000)
  await chmod(folder, 0o755)
  const [source, bundle, dataDir] = ['source', 'bundle', 'data'].map((name) => join(folder, name))
  if (source === undefined || bundle === undefined || dataDir === undefined) throw fail('There are three folders.')
  await copySource(source)
  await mkdir(dataDir)
  if (isRoot) await chown(dataDir, NOBODY, NOBODY)
  // NODE_ENV decides which packages npm installs.
  const { NODE_ENV: _, ...inherited } = process.env
  const env = { ...inherited, BUNDLE: bundle, DATA_DIR: dataDir, PORT, DATA_DRAGON_URL: 'off' }

  let server: { readonly stop: () => Promise<void> } | null = null
  for (const { info, source: text } of fences) {
    const command = text.replaceAll('localhost:4000', `localhost:${PORT}`)
    if (info.startsWith('sh operate-server:')) server = await startServer(command, source, env)
    else if (info.startsWith('sh operate:')) await run(command, source, env)
  }
  expect(await sizeInMb(bundle)).toBeLessThanOrEqual(MAX_MB)
  expect(await sizeInMb(`${bundle}.next`)).toBe(await sizeInMb(bundle))

  for (const path of [
    '/',
    '/developers',
    '/graphql',
    '/v2/docs',
    '/images/champions/icons/Azir.png',
    '/images/previews/en/champion/azir.png',
  ]) {
    const response = await fetch(`http://localhost:${PORT}${path}`, { headers: { accept: 'text/html,image/*' } })
    expect([path, response.status]).toEqual([path, 200])
  }
  await server?.stop()
})

it('the image is built by the commands of docs/operate.md', async () => {
  const dockerfile = await readFile('deploy/Dockerfile', 'utf8')
  const built = [...dockerfile.matchAll(/^RUN (npm .+)$/gm)].map(([, command = '']) => command)
  const guide = fences.find(({ info }) => info.startsWith('sh operate:'))?.source ?? ''
  expect(built.join('\n').replace('/bundle', '"$BUNDLE"')).toBe(guide.trim())
  expect(dockerfile).toContain(`CMD ["node", "dist/gateway/main.js"]`)
})

it('the package has every script that the guide names', async () => {
  const text = await readFile('docs/operate.md', 'utf8')
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')))
  const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script)
  expect(named.filter((script) => scripts[script] === undefined)).toEqual([])
})
