import { graphql, parse, subscribe } from 'graphql'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createContext } from '../../gateway/composition/create-context.ts'
import { schema } from '../../gateway/composition/schema.ts'
import { createBundledAugments } from '../../gateway/game-data/community-dragon/bundled-augments.ts'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import { VISITOR, type Viewer } from '../../gateway/identity/rules/viewer.ts'
import { createOperators } from '../../gateway/identity/services/operators.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { requireSaved } from '../../gateway/shared/unsaved.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from './fake-clock.ts'
import { openLiveWorld } from './live-world.ts'
import { openKeys } from './open-keys.ts'
import { TEST_STATUS } from './test-status.ts'

/**
 * The gateway without a server: the demo world behind the real Riot client, a clock that a test advances, and a store in
 * memory, in a file or given by the caller. A key like `RGAPI-…` has PUUIDs of its own. `onUnsaved` receives the errors
 * of answers that can't be stored; by default it throws them.
 */
export function openTestWorld(
  seed = 'tests',
  path = ':memory:',
  opened?: DocumentStore,
  apiKey = 'test',
  onUnsaved = requireSaved,
) {
  const clock = new FakeClock()
  const simulator = createSimulator({ seed: memoryOf(seed), now: () => clock.now() })
  const requests: string[] = []
  const riot = createRiotApi({
    fetch(request) {
      requests.push(request.url.replace('https://', ''))
      return simulator.fetch(request)
    },
    clock,
    baseUrl: 'https://{routing}.api.riotgames.com',
    apiKey,
    random: () => 0.5,
  })
  const reads: string[] = []
  const store = countReads(opened ?? openSqliteStore({ path, indexes: allIndexes, clock }), reads)
  const context = createContext({
    store,
    apiKeys: openKeys(store, clock).apiKeys,
    origin: () => 'https://lanewatch.test',
    watches: store,
    riot,
    staticData: createBundledStaticData(),
    augments: createBundledAugments(),
    clock,
    status: TEST_STATUS,
    sources: { list: async () => [{ source: 'STORE', state: 'OK', answeredAt: null }] },
    operators: createOperators({ store, clock, key: new Uint8Array(32), token: null }),
    webhookTargets: 'any',
    report: (error) => {
      throw error
    },
    onUnsaved,
  })

  return {
    clock,
    simulator,
    store,
    riot,
    /** Context of the resolvers. */
    context,
    /** Writes streams, running games and the states of their sources. */
    live: openLiveWorld(store, clock),
    /** Hosts and paths of the requests to Riot, in order. */
    requests,
    /** Reads of the store outside transactions, in order. */
    reads,
    /** Executes a document. Unexpected errors fail the test. */
    async ask(
      source: string,
      variableValues: Readonly<Record<string, unknown>> = {},
      viewer: Viewer = VISITOR,
    ): Promise<unknown> {
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue: { ...context, viewer } })
      if (errors !== undefined) throw new AggregateError(errors, errors[0]?.message)
      return JSON.parse(JSON.stringify(data))
    },
    /** Subscribes to a document. Each call of `next` resolves to the next event. Errors fail the test. */
    async follow(source: string, variableValues: Readonly<Record<string, unknown>> = {}): Promise<Followed> {
      const events = await subscribe({ schema, document: parse(source), variableValues, contextValue: { ...context } })
      if (!(Symbol.asyncIterator in events)) throw new AggregateError(events.errors ?? [], events.errors?.[0]?.message)
      return {
        async next() {
          const { value } = await events.next()
          if (value?.errors !== undefined) throw new AggregateError(value.errors, value.errors[0]?.message)
          return JSON.parse(JSON.stringify(value?.data))
        },
        leave: async () => void (await events.return(undefined)),
      }
    },
  }
}

/** A subscription in a test world. */
export interface Followed {
  next(): Promise<unknown>
  leave(): Promise<void>
}

function countReads(store: DocumentStore, reads: string[]): DocumentStore {
  return {
    get(ref) {
      reads.push(`get ${ref.collection}`)
      return store.get(ref)
    },
    getMany(collection, ids) {
      reads.push(`getMany ${collection}`)
      return store.getMany(collection, ids)
    },
    query(collection, query) {
      reads.push(`query ${collection}`)
      return store.query(collection, query)
    },
    transaction: (body) => store.transaction(body),
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
