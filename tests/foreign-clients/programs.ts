import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of a third party while it runs. */
export interface Program {
  /** The values that it printed, in order. */
  readonly printed: readonly unknown[]
  /** The errors that it printed. */
  readonly complaints: () => string
  readonly stop: () => void
}

/** Starts a program of the folder `programs`. It prints one JSON value on each line. */
export function startProgram(command: string, file: string, ...args: readonly string[]): Program {
  const path = fileURLToPath(new URL(`programs/${file}`, import.meta.url))
  // A shell that is stopped would leave its curl behind.
  const child = spawn(command, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const printed: unknown[] = []
  let complaints = ''
  createInterface({ input: child.stdout }).on('line', (line) => printed.push(JSON.parse(line)))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  return {
    printed,
    complaints: () => complaints,
    stop() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
    },
  }
}
