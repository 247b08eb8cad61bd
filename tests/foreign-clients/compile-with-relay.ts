import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SCHEMA = fileURLToPath(new URL('../../schema.graphql', import.meta.url))

const COMPILER = fileURLToPath(new URL('node_modules/.bin/relay-compiler', import.meta.url))

export interface CompiledWithRelay {
  /** Folder of the artifacts. */
  readonly folder: string
  /** Names of the operations and fragments that have an artifact. */
  readonly names: readonly string[]
  remove(): Promise<void>
}

/** Compiles modules with Relay's compiler. Throws what it printed when it refuses them. */
export async function compileWithRelay(
  sources: readonly { readonly name: string; readonly text: string }[],
): Promise<CompiledWithRelay> {
  const root = await mkdtemp(join(tmpdir(), 'lanewatch-relay-'))
  const folder = join(root, 'artifacts')
  for (const each of ['src', 'artifacts']) await mkdir(join(root, each))
  await writeFile(join(root, 'persisted.json'), '{}')
  await writeFile(
    join(root, 'relay.config.json'),
    JSON.stringify({
      src: 'src',
      schema: SCHEMA,
      language: 'javascript',
      // ES modules of Relay need a bundler.
      eagerEsModules: false,
      artifactDirectory: 'artifacts',
      persistConfig: { file: 'persisted.json', algorithm: 'SHA256' },
    }),
  )
  for (const { name, text } of sources) await writeFile(join(root, 'src', `${name}.js`), text)
  try {
    await promisify(execFile)(COMPILER, [], { cwd: root })
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error)) throw error
    throw new Error(`relay-compiler failed: ${String(error.stderr)}`, { cause: error })
  }
  const files = await readdir(folder)
  return {
    folder,
    names: files.flatMap((file) => /^(.*)\.graphql\.js$/.exec(file)?.[1] ?? []),
    remove: () => rm(root, { recursive: true }),
  }
}
