import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrintedExample } from './printed-examples.ts'

type Program = 'bash' | 'curl' | 'openssl' | 'python3'

/** Programs that the machine lacks. */
const MISSING: ReadonlySet<Program> = new Set(
  (['bash', 'curl', 'openssl', 'python3'] as const).filter(
    (program) =>
      spawnSync(program, [program === 'openssl' ? 'version' : '--version'], { stdio: 'ignore' }).status !== 0,
  ),
)

const NEEDED: Readonly<Record<PrintedExample['language'], readonly Program[]>> = {
  sh: ['bash', 'curl'],
  js: [],
  python: ['python3'],
  graphql: [],
}

/** Returns the program that an example needs and the machine lacks; undefined when it can be run. */
export function missingProgram({ language, source }: PrintedExample): Program | undefined {
  const needed = source.includes('openssl') ? [...NEEDED[language], 'openssl' as const] : NEEDED[language]
  return needed.find((program) => MISSING.has(program))
}

export interface Run {
  /** What it has printed so far. */
  readonly printed: () => string
  /** What it has reported as wrong so far. */
  readonly complained: () => string
  /** Resolves to its exit code once it has ended; to null when a signal ended it. */
  readonly ended: Promise<number | null>
  readonly stop: () => void
}

const COMMANDS = {
  sh: ['bash', 'sh'],
  js: [process.execPath, 'mjs'],
  python: ['python3', 'py'],
} as const

/**
 * Runs an example in a folder, from a file, as its readers do. A failure of the last of its commands is one of the example.
 * @param env The whole environment.
 */
export function startExample(
  { name, language, source }: PrintedExample & { readonly language: keyof typeof COMMANDS },
  folder: string,
  env: Readonly<Record<string, string>>,
): Run {
  const [command, ending] = COMMANDS[language]
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.${ending}`)
  writeFileSync(file, source)
  const program = spawn(command, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let [printed, complained] = ['', '']
  program.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  program.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
  return {
    printed: () => printed,
    complained: () => complained,
    ended: once(program, 'close').then(([code]: (number | null)[]) => code ?? null),
    stop() {
      // A shell does not hand a signal on to the command that it waits for.
      if (program.exitCode === null && program.pid !== undefined) process.kill(-program.pid, 'SIGKILL')
    },
  }
}
