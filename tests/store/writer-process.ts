import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))

export interface Writer {
  readonly process: ChildProcess
  /** Acknowledged numbers; ends with the process. */
  readonly acknowledged: AsyncIterable<number>
  /** Resolves when the process ends normally or by a signal. Rejects when it fails. */
  readonly ended: Promise<void>
}

/** Starts a process that writes pairs from `first`, `count` of them or without end. */
export function startWriter(path: string, { first, count }: { first: number; count?: number }): Writer {
  const options = ['--path', path, '--first', String(first), ...(count === undefined ? [] : ['--count', String(count)])]
  const process = spawn(globalThis.process.execPath, [WRITER, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  return { process, acknowledged: numbersFrom(process), ended: endOf(process) }
}

async function* numbersFrom({ stdout }: ChildProcess): AsyncGenerator<number> {
  if (stdout === null) return
  for await (const line of createInterface(stdout)) yield Number(line)
}

async function endOf(process: ChildProcess): Promise<void> {
  await once(process, 'close')
  if (process.exitCode !== null && process.exitCode !== 0) throw new Error(`The writer failed: ${process.exitCode}`)
}
