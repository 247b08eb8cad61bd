import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { COMPILE_CACHE } from './compile-cache.ts'

/** What a program printed until its end, and its exit code. */
export interface ProgramEnd {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

/** Path of a program of the gateway, for example `commands/keys`. */
export const programPath = (name: string) => fileURLToPath(new URL(`../../gateway/${name}.ts`, import.meta.url))

/** Runs a program of the gateway with only these variables. Returns its standard output; rejects with a {@link ProgramEnd}. */
export async function runProgram(
  name: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const env = { ...COMPILE_CACHE, ...variables }
  const { stdout } = await promisify(execFile)(process.execPath, [programPath(name), ...args], { env })
  return stdout
}

/** Runs a program as {@link runProgram} does, but resolves with any end. */
export async function endOfProgram(...program: Parameters<typeof runProgram>): Promise<ProgramEnd> {
  return runProgram(...program).then(
    (stdout) => ({ code: 0, stdout, stderr: '' }),
    (error: unknown) => failure.parse(error),
  )
}
