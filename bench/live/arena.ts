import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientOrder, CrowdReport, Gathering } from './client/orders.ts'
import type { Contestant } from './contestants.ts'
import type { EventSize } from './events.ts'
import { CLIENT_CORE, SERVER_CORE } from './machine.ts'
import { Remote } from './remote.ts'
import type { Settings } from './settings.ts'
import type { SubjectOrder, SubjectReading } from './subjects/obey.ts'

type Server = Remote<SubjectOrder, SubjectReading>
type Client = Remote<ClientOrder, CrowdReport>

/** A server is at rest when it uses less than this of its core for this long, twice in turn. */
const RESTING_MICROSECONDS = 5_000
const RESTING_MS = 60
const MOST_CHECKS = 200

/** What contests are held with. What it starts ends with the stack. */
export interface Arena {
  readonly settings: Settings
  readonly client: Client
  /** Prints how far it is, for whoever waits. */
  readonly tell: (line: string) => void
}

export async function startArena(
  stack: DisposableStack,
  settings: Settings,
  tell: (line: string) => void,
): Promise<Arena> {
  const program = new URL('./client/main.ts', import.meta.url)
  const client = stack.use(await Remote.start<ClientOrder, CrowdReport>(program, { core: CLIENT_CORE }))
  return { settings, client, tell }
}

/** One contestant in a process of its own, with the one client before it. */
export class Side {
  readonly name: string
  readonly #server: Server
  readonly #client: Client

  private constructor(name: string, server: Server, client: Client) {
    this.name = name
    this.#server = server
    this.#client = client
  }

  /** Starts a contestant, in whose world as much stands as an event of a size is about. */
  static async start({ client }: Arena, contestant: Contestant, standing: EventSize = 'large'): Promise<Side> {
    const { name, program, args } = contestant
    const options = { core: SERVER_CORE, args: [standing, ...args], nodeArgs: ['--expose-gc'] }
    return new Side(name, await Remote.start<SubjectOrder, SubjectReading>(program, options), client)
  }

  /** Lets subscribers come who know everything until now, and waits until they have been told so and the server rests. */
  async gather(subscribers: number, more: Partial<Gathering> = {}): Promise<CrowdReport> {
    const { url, cursor } = this.#server.last
    const plain = { port: Number(new URL(url).port), subscribers, documents: 1, after: cursor, deflate: false }
    const report = await this.#client.ask({ is: 'gather', gathering: { ...plain, stalled: false, ...more } })
    await this.rest()
    return report
  }

  /** Publishes an event, waits until every reader has it, and answers with how long that took, in milliseconds. */
  async publish(size: EventSize): Promise<number> {
    const { at } = await this.#server.ask({ publish: size, collect: false })
    const { completedAt } = await this.#client.ask({ is: 'next' })
    return (completedAt - at) / 1_000
  }

  /** Lets those read on who have stalled, waits until they have read, and answers with how many updates they got. */
  async resume(): Promise<number> {
    await this.#client.ask({ is: 'resume' })
    await this.rest()
    await sleep(RESTING_MS)
    return (await this.#client.ask({ is: 'report' })).stalledUpdates
  }

  /** Drops all subscribers at once. */
  async drop(): Promise<CrowdReport> {
    return this.#client.ask({ is: 'drop' })
  }

  /** What the server has used and holds now. */
  async read(): Promise<SubjectReading> {
    return this.#server.ask({ publish: null, collect: false })
  }

  /** What it holds when nothing is left to collect. */
  async readCollected(): Promise<SubjectReading> {
    return this.#server.ask({ publish: null, collect: true })
  }

  /** What the client has done when it answered last. */
  get crowd(): CrowdReport {
    return this.#client.last
  }

  /** Waits until the server has done what there was to do. */
  async rest(): Promise<void> {
    let before = (await this.read()).cpuMicroseconds
    for (let check = 0, resting = 0; resting < 2; check += 1) {
      if (check > MOST_CHECKS) throw new Error(`${this.name} does not come to rest.`)
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

/** How many subscribers come instead of so many. */
export function scaled(subscribers: number, { divisor }: Settings): number {
  return Math.ceil(subscribers / divisor)
}
