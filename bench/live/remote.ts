import { type ChildProcess, fork } from 'node:child_process'
import { nextMessage } from '../next-message.ts'
import { CAN_PIN } from './machine.ts'

interface RemoteOptions {
  /** Core to which the process is pinned, where that is possible. */
  readonly core: number
  readonly args?: readonly string[]
  readonly nodeArgs?: readonly string[]
}

/** A program in a process of its own. It answers each order. */
export class Remote<Order extends object, Answer> {
  readonly #child: ChildProcess
  /** Its last answer. */
  last: Answer

  private constructor(child: ChildProcess, first: Answer) {
    this.#child = child
    this.last = first
  }

  /** Starts a program and waits for its first message. */
  static async start<Order extends object, Answer>(
    program: URL,
    { core, args = [], nodeArgs = [] }: RemoteOptions,
  ): Promise<Remote<Order, Answer>> {
    const runner = CAN_PIN
      ? { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath, ...nodeArgs] }
      : { execArgv: [...nodeArgs] }
    // Development checks of libraries would make the rivals look slow.
    const child = fork(program, args, { ...runner, env: { ...process.env, NODE_ENV: 'production' } })
    return new Remote<Order, Answer>(child, await nextMessage<Answer>(child))
  }

  async ask(order: Order): Promise<Answer> {
    const answer = nextMessage<Answer>(this.#child)
    this.#child.send(order)
    this.last = await answer
    return this.last
  }

  [Symbol.dispose](): void {
    if (this.#child.connected) this.#child.disconnect()
  }
}
