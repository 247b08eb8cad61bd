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

type Program = readonly [name: string, args: readonly string[], variables: Readonly<Record<string, string>>]

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

/** Path of a program of the gateway, for example `commands/keys`. */
export const programPath = (name: string) => fileURLToPath(new URL(`../../gateway/${name}.ts`, import.meta.url))

/**
 * Runs a program of the gateway with only these variables. Returns its standard output; rejects with an error that has the fields of
 * {@link ProgramEnd}.
 */
export async function runProgram(...program: Program): Promise<string> {
  return (await execute(...program)).stdout
}

/** Runs a program as {@link runProgram} does, but resolves with any end. */
export async function endOfProgram(...program: Program): Promise<ProgramEnd> {
  return execute(...program).then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => failure.parse(error),
  )
}

async function execute(...[name, args, variables]: Program) {
  const env = { ...COMPILE_CACHE, ...variables }
  return promisify(execFile)(process.execPath, [programPath(name), ...args], { env })
}
