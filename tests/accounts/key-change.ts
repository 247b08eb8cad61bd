import type { Account } from '../../gateway/accounts/rules/account.ts'
import type { RiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { createAccounts } from '../../gateway/accounts/services/accounts.ts'
import { createMasteries } from '../../gateway/accounts/services/masteries.ts'
import { createRanks } from '../../gateway/accounts/services/ranks.ts'
import {
  createReResolve,
  type ReResolve,
  type ReResolveStatus,
} from '../../gateway/accounts/workers/re-resolve-accounts.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createMatchHistory } from '../../gateway/matches/services/match-history.ts'
import { createMatches } from '../../gateway/matches/services/matches.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import type { Platform } from '../../gateway/shared/region.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

export const FIRST = 'RGAPI-first'
export const SECOND = 'RGAPI-second'

/** A player of the demo world. */
export interface DemoPlayer extends RiotId {
  readonly platform: Platform
}

interface ProductOptions {
  /** Key whose PUUIDs Riot returns, when it is not the product's own: both belong to one application. */
  readonly sameAs?: string
  /** Wraps the Riot API to simulate events that the demo world does not have. */
  readonly changed?: (riot: RiotApi) => RiotApi
}

interface Reporting {
  readonly job: ReResolve
  readonly complaints: readonly unknown[]
}

/** One store and one demo world, with products that use them under one key or another. */
export function openSite() {
  const clock = new FakeClock()
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })

  function openProduct(apiKey: string, { sameAs = apiKey, changed = (riot) => riot }: ProductOptions = {}) {
    const requests: string[] = []
    const complaints: unknown[] = []
    const riot = changed(
      createRiotApi({
        fetch(request) {
          requests.push(new URL(request.url).pathname)
          const sent = new Request(request, { headers: { 'X-Riot-Token': sameAs } })
          return simulator.fetch(sent)
        },
        clock,
        baseUrl: 'https://{routing}.api.riotgames.com',
        apiKey,
        random: () => 0.5,
      }),
    )
    const ranks = createRanks({ riot, store, clock })
    const accounts = createAccounts({ riot, store, clock, ranks })
    const history = createMatchHistory({
      riot,
      store,
      clock,
      matches: createMatches({ riot, store }),
      noteMatches: async () => {},
    })
    const masteries = createMasteries({ riot, store, clock })

    return {
      riot,
      /** Paths of the requests to Riot, in order. */
      requests,
      /** Errors that the job reported. */
      complaints,
      ranks,
      accounts,
      masteries,
      job: createReResolve({ riot, store, clock, report: (error) => complaints.push(error) }),

      async find({ platform, ...riotId }: DemoPlayer): Promise<Account> {
        const lookup = await accounts.findByRiotId(riotId, regionOf(platform))
        if (lookup.kind !== 'found') throw new Error(`${riotId.gameName} is ${lookup.kind}.`)
        return lookup.account
      },

      /** Ids of the account's newest matches, with its game name in each. */
      async listMatches(account: Account) {
        const page = await history.findPage(account, { queue: null, championId: null, first: 10, after: null })
        return page?.entries.map(({ record, participant }) => [record.match.matchId, participant.riotIdGameName])
      },
    }
  }

  /** Advances the clock until the job of a product reaches this status. */
  async function until({ job, complaints }: Reporting, isReached: (status: ReResolveStatus) => boolean): Promise<void> {
    for (let turns = 0; !isReached(job.status()); turns++) {
      if (turns === 5000) throw new Error(`It ends at ${JSON.stringify(job.status())}`, { cause: complaints })
      await clock.advance(100)
    }
  }

  return {
    clock,
    simulator,
    store,
    openProduct,

    until,

    /** Runs the job of a product to its end. Throws when the job reported errors. */
    async finish(product: Reporting): Promise<ReResolveStatus> {
      product.job.start()
      await until(product, ({ finished }) => finished)
      if (product.complaints.length > 0) throw new AggregateError(product.complaints, 'The job complains.')
      return product.job.status()
    },

    /** All documents of a collection, by id. */
    readAll: async (collection: string) => {
      const documents = await store.query(collection, { limit: 1000 })
      return Object.fromEntries(documents.map(({ id, data }) => [id, data]))
    },
  }
}

export type Product = ReturnType<ReturnType<typeof openSite>['openProduct']>
