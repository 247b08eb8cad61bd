import { foldRiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { forgetPeople } from '../../gateway/composition/forget-people.ts'
import { createRiotServices } from '../../gateway/composition/riot-services.ts'
import type { GraphQLContext } from '../../gateway/contract/context.ts'
import { personKeyOf } from '../../gateway/matches/collections/person-key.ts'
import { findPerson, type PersonTarget, type Registry } from '../../gateway/rights/services/find-person.ts'
import { createFinisher } from '../../gateway/rights/services/finisher.ts'
import { createForgettings } from '../../gateway/rights/services/forgettings.ts'
import { guardRiot } from '../../gateway/rights/services/guard-riot.ts'
import { guardStore } from '../../gateway/rights/services/guard-store.ts'
import { createRosters } from '../../gateway/rosters/services/rosters.ts'
import { platformOf } from '../../gateway/shared/region.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { followForgotten } from '../../gateway/suppression/services/follow-forgotten.ts'
import { EUW_ACCOUNTS, truth } from '../active-games/games-world.ts'
import { serveV2 } from '../rest-compat/serve-v2.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openStatisticsWorld } from '../support/statistics-world.ts'
import { openTestWorld } from '../support/test-world.ts'
import { dumpStore } from './dump-store.ts'

/** The gateway as the product composes it, with statistics, and with people who can be forgotten. */
export async function openRightsWorld(opened?: DocumentStore) {
  const own = opened ?? openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
  const store = guardStore(own)
  const world = await openStatisticsWorld(openTestWorld('tests', ':memory:', store))
  const { clock } = world
  const forgotten = await followForgotten({ store, watches: store, clock, report: fail })
  const riot = guardRiot(world.riot, () => forgotten.current())
  const { proScene, feeds, seenGames, championPlayers } = world.context
  const services = createRiotServices({
    riot,
    store,
    clock,
    proScene,
    activeGames: feeds.activeGames,
    seenGames,
    championPlayers,
    report: fail,
  })
  const context: GraphQLContext = {
    ...world.context,
    ...services,
    rosters: createRosters({ store, clock, accounts: services.accounts, proScene }),
  }
  forgotten.onChange(() => {
    forgetPeople([context])
    store.invalidateAnswers()
  })
  const forgettings = createForgettings({ store, clock })
  const finisher = createFinisher({ store, clock })
  const options = { priority: 'visitor' } as const
  const registry: Registry = {
    findPuuid: async (riotId, region) =>
      (await world.riot.accountByRiotId(riotId, platformOf(region), options)).value?.puuid ?? null,
    findRiotId: async (puuid) => (await world.riot.accountByPuuid(puuid, 'EUW1', options)).value,
  }
  const find = (target: PersonTarget) => findPerson({ store, registry }, target)
  const restCompat = serveV2({ execute: executeIn(context), clock, reportError: fail })

  return {
    ...world,
    store,
    riot,
    context,
    forgettings,
    finisher,
    find,
    /** Deletes a person, and waits until every service knows. */
    async forget(target: PersonTarget): Promise<number> {
      await forgettings.begin(await find(target))
      const touched = await finisher.finish()
      await clock.advance(1000)
      return touched
    },
    async get(path: string) {
      const response = await restCompat(new Request(new URL(path, 'http://lanewatch.test')))
      return { status: response.status, body: await response.json() }
    },
    /** Returns the documents that contain one of the texts. */
    async findTraces(texts: readonly string[]): Promise<readonly string[]> {
      const lines = await dumpStore(own)
      return lines.filter((line) => texts.some((text) => line.includes(text)))
    },
  }
}

export type RightsWorld = Awaited<ReturnType<typeof openRightsWorld>>

/** The pros about whom something is stored. */
export const PROS = EUW_ACCOUNTS.slice(0, 3)

/** Returns the texts by which an account is recognised. */
export function textsOf({ puuid, gameName, tagLine }: Pick<WorldAccount, 'puuid' | 'gameName' | 'tagLine'>) {
  return [
    puuid,
    formerPuuidOf({ puuid }),
    personKeyOf(puuid),
    JSON.stringify(gameName),
    `${gameName}#${tagLine}`,
    foldRiotId({ gameName, tagLine }),
  ]
}

/** Returns the PUUID that an account had under an earlier API key. */
export function formerPuuidOf({ puuid }: Pick<WorldAccount, 'puuid'>): string {
  return `former-${puuid.slice(0, 60)}`
}

/** Returns the pro player of an account. */
export function proOf({ puuid }: Pick<WorldAccount, 'puuid'>) {
  const pro = truth.population.proPlayers.find(({ accounts }) => accounts.some((account) => account.puuid === puuid))
  if (pro === undefined) throw new Error('The account belongs to no pro player.')
  return pro
}
