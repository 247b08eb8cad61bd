import { createStoreWatches } from '../../gateway/delivery/feeds/create-store-watches.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { TroubledStore } from '../delivery/troubled-store.ts'
import { endingOf } from '../support/ending.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { FakeRiot, type FakeRiotOptions } from './fake-riot.ts'

/** An instance with its own Riot client, which knows the others by their heartbeats. */
export interface RiotInstance {
  readonly api: ReturnType<typeof createRiotApi>
  /** Sends look-ups of different players at once. Returns the number of answers, at the end of the caller's patience. */
  lookUp(times: number): Promise<number>
  /** Closes the instance in order. */
  leave(): Promise<void>
  /** Ends the instance without a last heartbeat. */
  kill(): Promise<void>
  /** Cuts the instance off from the store, while it still reaches Riot; false connects it again. */
  cutOff(isCut: boolean): void
}

/** Instances over one store with one key of Riot. */
export class SeveralRiots {
  readonly clock = new FakeClock()
  readonly riot: FakeRiot
  readonly instances: RiotInstance[] = []
  // Its clock stands still to save polls: this store has no other writers.
  readonly #store = openSqliteStore({ path: ':memory:', indexes: [], clock: new FakeClock() })
  #started = 0
  #asked = 0

  constructor(options: FakeRiotOptions) {
    this.riot = new FakeRiot(this.clock, options)
  }

  start(): RiotInstance {
    const clock = this.clock
    const name = `instance-${this.#started++}`
    const store = new TroubledStore(this.#store)
    const watches = createStoreWatches({ store, clock, random: () => 0.5, instance: name, report() {} })
    let isKilled = false
    const api = createRiotApi({
      fetch: (request) => (isKilled ? new Promise(() => {}) : this.riot.fetch(request)),
      clock,
      baseUrl: 'http://riot.test/{routing}',
      apiKey: 'RGAPI-00000000-0000-4000-8000-000000000000',
      random: () => 0.5,
      peers: watches.instances,
    })
    void follow()
    async function follow(): Promise<void> {
      for await (const _ of watches.watch('things', new AbortController().signal));
    }
    const instance: RiotInstance = {
      api,
      lookUp: async (times) => {
        const asked = Array.from({ length: times }, () =>
          endingOf(clock, api.summoner('EUW1', `p-${this.#asked++}`, { priority: 'visitor' })),
        )
        return (await Promise.all(asked)).filter(({ kind }) => kind === 'answered').length
      },
      leave: async () => {
        this.#remove(instance)
        await watches.close()
      },
      kill: async () => {
        this.#remove(instance)
        isKilled = true
        store.isWritable = false
        await watches.close()
      },
      cutOff(isCut) {
        store.isWritable = !isCut
        store.isDelivering = !isCut
        if (isCut) store.die()
      },
    }
    this.instances.push(instance)
    return instance
  }

  /** Looks up players at all instances at once. Returns the number of answers of each. */
  async lookUpAtAll(times: number): Promise<readonly number[]> {
    const answered = Promise.all(this.instances.map((instance) => instance.lookUp(times)))
    await this.clock.advance(5_000)
    return answered
  }

  async close(): Promise<void> {
    for (const instance of this.instances.toReversed()) await instance.leave()
    await this.#store.close()
  }

  #remove(instance: RiotInstance): void {
    this.instances.splice(this.instances.indexOf(instance), 1)
  }
}
