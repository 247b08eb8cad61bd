import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGE = join(ROOT, 'clients/typescript')

/** Packages that a program uses beside the client: the generator of types, and what its output imports. */
const BESIDE = ['@graphql-codegen', '@graphql-typed-document-node']

const COMPILER_OPTIONS = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

const run = promisify(execFile)

/** A folder of a program that has installed the tarball of the client. */
export interface PackedClient {
  readonly folder: string
  /** Writes a file of the program. */
  write(path: string, text: string): Promise<void>
  /** Runs a tool of the project in the folder. Throws what it printed when it fails. */
  runTool(name: string, ...args: readonly string[]): Promise<void>
  /** Runs a file with Node. Collects its lines of JSON. */
  start(path: string, ...args: readonly string[]): RunningProgram
  remove(): Promise<void>
}

interface RunningProgram {
  readonly printed: readonly unknown[]
  /** Resolves with the errors that the program printed. */
  readonly ended: Promise<string>
  readonly stop: () => void
}

/** Packs the client and installs its tarball in a new folder, without a registry. */
export async function installPackedClient(): Promise<PackedClient> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-packed-'))
  const pack = ['pack', '--silent', '--pack-destination', folder]
  const { stdout } = await run('npm', pack, { cwd: PACKAGE })
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write('package.json', JSON.stringify({ private: true, type: 'module' }))
  await write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${stdout.trim()}`], { cwd: folder })
  for (const name of BESIDE) await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))

  return {
    folder,
    write,

    async runTool(name, ...args) {
      try {
        await run(join(ROOT, 'node_modules/.bin', name), args, { cwd: folder })
      } catch (error) {
        if (!(error instanceof Error && 'stdout' in error)) throw error
        throw new Error(`${name} failed: ${String(error.stdout)}`, { cause: error })
      }
    },

    start(path, ...args) {
      const child = spawn(process.execPath, [join(folder, path), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
      const printed: unknown[] = []
      let complaints = ''
      createInterface({ input: child.stdout }).on('line', (line) => printed.push(JSON.parse(line)))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
      const ended = new Promise<string>((resolve) => child.once('close', () => resolve(complaints)))
      return { printed, ended, stop: () => void child.kill() }
    },

    remove: () => rm(folder, { recursive: true }),
  }
}

/** Returns the TypeScript examples of the package's README, in their order. */
export async function readExamples(): Promise<readonly string[]> {
  const text = await readFile(join(PACKAGE, 'README.md'), 'utf8')
  return Array.from(text.matchAll(/^```ts\n(.*?)^```$/gms), ([, example = '']) => example)
}
