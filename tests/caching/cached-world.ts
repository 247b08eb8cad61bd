import { z } from 'zod'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { schema } from '../../gateway/composition/schema.ts'
import { createQueryCache } from '../../gateway/http/graphql/query-cache.ts'
import type { Credentials, Purpose } from '../../gateway/identity/rules/credentials.ts'
import { VISITOR, type Viewer } from '../../gateway/identity/rules/viewer.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import { startServer } from '../../gateway/server/start-server.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { trackStore } from '../../gateway/store/tracked-store.ts'
import { serverOptions } from '../server/test-server.ts'
import { FakeClock } from '../support/fake-clock.ts'
import type { openTestWorld } from '../support/test-world.ts'

/** Opens the store of a world whose answers are cached. */
export function openTrackedStore(): DocumentStore {
  const clock = new FakeClock()
  return trackStore(openSqliteStore({ path: ':memory:', indexes: allIndexes, clock }), {
    clock,
    longestUseMs: Infinity,
  })
}

type World = Pick<ReturnType<typeof openTestWorld>, 'clock' | 'context' | 'store'>

interface CachedServerOptions {
  readonly points?: number
  readonly identify?: (credentials: Credentials, purpose: Purpose) => Promise<Viewer>
}

/** Serves `/graphql` of a world with a tracked store, and counts the operations that are executed. */
export async function startCachedServer(
  { clock, context }: World,
  { points = Number.MAX_SAFE_INTEGER, identify = async () => VISITOR }: CachedServerOptions = {},
) {
  let executed = 0
  const budgets = createMemoryBudgets(points)
  const { options } = serverOptions({
    graphql: {
      schema,
      async context({ credentials, purpose, address }) {
        executed += 1
        const limits = { look: () => budgets.look(address), now: () => clock.now() }
        return { ...context, limits, viewer: await identify(credentials, purpose) }
      },
    },
    limits: createLimits(schema, clock, { budgets }),
    queryCache: createQueryCache({ budgets, clock }),
  })
  const server = await startServer(options)
  const endpoint = `${server.url}/graphql`

  return {
    endpoint,
    executed: () => executed,
    post: (query: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      }),
    close: () => server.close(),
  }
}

const costed = z.looseObject({ extensions: z.object({ cost: z.object({ remaining: z.int(), actual: z.int() }) }) })

export const costOf = (body: unknown) => costed.parse(body).extensions.cost
