import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, execute } from 'graphql'
import { ChampionBuildsDocument } from '../client/gql/ChampionBuilds.ts'
import { ChampionGamesDocument } from '../client/gql/ChampionGames.ts'
import { ChampionPageDocument } from '../client/gql/ChampionPage.ts'
import { ChampionsPageDocument } from '../client/gql/ChampionsPage.ts'
import { PlayersOfChampionDocument } from '../client/gql/PlayersOfChampion.ts'
import { schema } from '../gateway/composition/schema.ts'
import { systemClock as clock } from '../gateway/composition/system-clock.ts'
import { createBundledStaticData } from '../gateway/game-data/data-dragon/bundled-static-data.ts'
import { createMatches } from '../gateway/matches/services/matches.ts'
import { printDemoRoster } from '../gateway/rosters/files/bundled-roster.ts'
import { seedRosters } from '../gateway/rosters/files/seed-rosters.ts'
import { createSimulator } from '../gateway/simulator/simulator.ts'
import { createChampionBuilds } from '../gateway/statistics/services/champion-builds.ts'
import { createChampionMatches } from '../gateway/statistics/services/champion-matches.ts'
import { createChampionPlayers } from '../gateway/statistics/services/champion-players.ts'
import { createChampionStatistics } from '../gateway/statistics/services/champion-statistics.ts'
import type { DocumentStore } from '../gateway/store/document-store.ts'
import { fillStatistics } from './fill-statistics.ts'
import { createStoreContext, openStore, silentRiot } from './store-context.ts'
import { createVariedMatches, STAR } from './varied-matches.ts'

const staticData = createBundledStaticData()

/** The operations of each page, in order. */
const OPERATIONS: Readonly<Record<string, readonly Operation[]>> = {
  champion: [
    operation(ChampionPageDocument, {
      champion: { key: STAR },
      filter: {},
      population: 'ALL',
      queue: 'SOLO',
      locale: 'EN',
    }),
    operation(ChampionGamesDocument, { key: STAR, first: 10, locale: 'EN' }),
    operation(PlayersOfChampionDocument, { key: STAR }),
  ],
  builds: [operation(ChampionBuildsDocument, { champion: { key: STAR }, filter: {}, locale: 'EN' })],
  table: [operation(ChampionsPageDocument, { filter: {}, locale: 'EN' })],
}

interface Operation {
  readonly document: DocumentNode
  readonly variableValues: Readonly<Record<string, unknown>>
}

function operation<Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<unknown, Variables>,
  variableValues: Variables,
): Operation {
  return { document, variableValues }
}

/** Fills the file of a store with rosters, and with the statistics and matches that `count` matches leave. */
export async function writeChampions(path: string, count: number): Promise<void> {
  const store = openStore(path)
  const simulator = createSimulator({ seed: 'bench', now: Date.now })
  await seedRosters(store, clock, { bundled: printDemoRoster(simulator.listRoster(), clock.now()), file: null })
  const { players } = await createStoreContext(store).proScene.look()
  const playerIds = players.slice(0, 100).map(({ id }) => id)
  await fillStatistics(store, createVariedMatches('starring'), count, playerIds)
  await store.close()
}

/** Opens the pages about champions over a store that {@link writeChampions} has filled. */
export function openChampionPages(path: string) {
  let read = 0
  const file = openStore(path)
  const store = countReads(file, (documents) => (read += documents))
  const context = createStoreContext(store)

  return {
    /** Runs the operations of a page: with empty caches when `cacheState` is `cold`, else with the caches of earlier runs. */
    async ask(page: string, cacheState: string): Promise<readonly string[]> {
      const services = cacheState === 'cold' ? championServices(store) : {}
      const answers: string[] = []
      for (const { document, variableValues } of OPERATIONS[page] ?? []) {
        // Limits count in the context, so every operation gets one of its own.
        const contextValue = { ...context, ...services }
        const answer = JSON.stringify(await execute({ schema, document, variableValues, contextValue }))
        if (answer.includes('"errors"')) throw new Error(`The page has errors: ${answer.slice(0, 300)}`)
        answers.push(answer)
      }
      return answers
    },
    /** Number of documents read so far. */
    read: () => read,
    close: () => file.close(),
  }
}

/** The services behind the pages, with empty caches. */
function championServices(store: DocumentStore) {
  const matches = createMatches({ riot: silentRiot, store })
  const championStatistics = createChampionStatistics({ store, clock })
  return {
    matches,
    championStatistics,
    championBuilds: createChampionBuilds({ store, clock, statistics: championStatistics, staticData }),
    championMatches: createChampionMatches({ store, matches }),
    championPlayers: createChampionPlayers({ store, clock }),
  }
}

function countReads(store: DocumentStore, onRead: (documents: number) => void): DocumentStore {
  return {
    get(ref) {
      onRead(1)
      return store.get(ref)
    },
    getMany(collection, ids) {
      onRead(ids.length)
      return store.getMany(collection, ids)
    },
    async query(collection, query) {
      const documents = await store.query(collection, query)
      onRead(documents.length)
      return documents
    },
    transaction: (body) => store.transaction(body),
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
