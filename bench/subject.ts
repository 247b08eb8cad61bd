import { type ChildProcess, fork } from 'node:child_process'
import { nextMessage } from './next-message.ts'
import type { FromSubject, ToSubject } from './subjects/offer.ts'

/** A program that runs in a process of its own, so that its CPU time is its own. */
export class Subject {
  readonly #child: ChildProcess
  /** URL of its server; null for a program that only works on demand. */
  readonly url: string | null

  private constructor(child: ChildProcess, url: string | null) {
    this.#child = child
    this.url = url
  }

  /** Starts a program and waits until it is ready. */
  static async start(
    program: URL,
    variables: Readonly<Record<string, string>> = {},
    args: readonly string[] = [],
  ): Promise<Subject> {
    const child = fork(program, args, { env: { ...process.env, ...variables } })
    const message = await nextMessage<FromSubject>(child)
    if (message.is !== 'ready') throw new Error(`The first message of ${program.href} was not "ready".`)
    return new Subject(child, message.url)
  }

  /** Has the process work `times` times. Resolves to the CPU time that it has used since its start, in microseconds. */
  async cpuAfter(times = 0): Promise<number> {
    this.#child.send({ work: times } satisfies ToSubject)
    const message = await nextMessage<FromSubject>(this.#child)
    if (message.is !== 'done') throw new Error('The program sent "ready" instead of "done".')
    return message.cpuMicroseconds
  }

  [Symbol.dispose](): void {
    this.#child.disconnect()
  }
}
