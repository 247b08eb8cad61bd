import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientOrder, CrowdReport, Gathering } from './client/orders.ts'
import type { Contestant } from './contestants.ts'
import type { EventSize } from './events.ts'
import { CLIENT_CORE, SERVER_CORE } from './machine.ts'
import { Remote } from './remote.ts'
import type { Settings } from './settings.ts'
import type { SubjectOrder, SubjectReading } from './subjects/carry-out-orders.ts'

type Server = Remote<SubjectOrder, SubjectReading>
type Client = Remote<ClientOrder, CrowdReport>

/** A server is idle after two consecutive intervals of this length with less CPU time than this. */
const RESTING_MICROSECONDS = 5_000
const RESTING_MS = 60
const MAX_CHECKS = 200

/** Shared environment of the contests. */
export interface Arena {
  readonly settings: Settings
  readonly client: Client
  /** Prints progress. */
  readonly tell: (line: string) => void
}

/** Starts the process of the clients, which ends with the stack. */
export async function startArena(
  stack: DisposableStack,
  settings: Settings,
  tell: (line: string) => void,
): Promise<Arena> {
  const program = new URL('./client/main.ts', import.meta.url)
  const client = stack.use(await Remote.start<ClientOrder, CrowdReport>(program, { core: CLIENT_CORE }))
  return { settings, client, tell }
}

/** A contestant in a process of its own, and the shared client process that measures it. */
export class Side {
  readonly name: string
  readonly #server: Server
  readonly #client: Client

  private constructor(name: string, server: Server, client: Client) {
    this.name = name
    this.#server = server
    this.#client = client
  }

  /** Starts a contestant. `standing` is the size of its snapshot: as many streams as an event of that size has. */
  static async start({ client }: Arena, contestant: Contestant, standing: EventSize = 'large'): Promise<Side> {
    const { name, program, args } = contestant
    const options = { core: SERVER_CORE, args: [standing, ...args], nodeArgs: ['--expose-gc'] }
    return new Side(name, await Remote.start<SubjectOrder, SubjectReading>(program, options), client)
  }

  /** Connects subscribers with the current cursor. Resolves once each has its first update and the server is idle. */
  async gather(subscribers: number, more: Partial<Gathering> = {}): Promise<CrowdReport> {
    const { url, cursor } = this.#server.last
    const plain = { port: Number(new URL(url).port), subscribers, documents: 1, after: cursor, deflate: false }
    const report = await this.#client.ask({ is: 'gather', gathering: { ...plain, stalled: false, ...more } })
    await this.rest()
    return report
  }

  /** Publishes an event. Resolves once every reader has it, to the time that this took, in milliseconds. */
  async publish(size: EventSize): Promise<number> {
    const { at } = await this.#server.ask({ publish: size, collect: false })
    const { completedAt } = await this.#client.ask({ is: 'next' })
    return (completedAt - at) / 1_000
  }

  /** Lets stalled readers continue, and waits until they have read. Resolves to the number of updates that they got. */
  async resume(): Promise<number> {
    await this.#client.ask({ is: 'resume' })
    await this.rest()
    await sleep(RESTING_MS)
    return (await this.#client.ask({ is: 'report' })).stalledUpdates
  }

  /** Disconnects all subscribers at once. */
  async drop(): Promise<CrowdReport> {
    return this.#client.ask({ is: 'drop' })
  }

  /** Reads the server's use of CPU and memory. */
  async read(): Promise<SubjectReading> {
    return this.#server.ask({ publish: null, collect: false })
  }

  /** Like {@link Side.read}, after a garbage collection. */
  async readCollected(): Promise<SubjectReading> {
    return this.#server.ask({ publish: null, collect: true })
  }

  /** Last report of the client. */
  get crowd(): CrowdReport {
    return this.#client.last
  }

  /** Waits until the server is idle. Rejects when it stays busy. */
  async rest(): Promise<void> {
    let before = (await this.read()).cpuMicroseconds
    for (let check = 0, resting = 0; resting < 2; check += 1) {
      if (check > MAX_CHECKS) throw new Error(`${this.name} did not become idle after ${MAX_CHECKS} checks.`)
      await sleep(RESTING_MS)
      const { cpuMicroseconds } = await this.read()
      resting = cpuMicroseconds - before < RESTING_MICROSECONDS ? resting + 1 : 0
      before = cpuMicroseconds
    }
  }

  [Symbol.dispose](): void {
    this.#server[Symbol.dispose]()
  }
}

/** Returns a number of subscribers, reduced by the divisor of the settings. */
export function scaled(subscribers: number, { divisor }: Settings): number {
  return Math.ceil(subscribers / divisor)
}
