import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, execute } from 'graphql'
import {
  ChampionGamesDocument,
  ChampionPageDocument,
  ChampionsPageDocument,
  PlayersOfChampionDocument,
} from '../client/gql/graphql.ts'
import { bundledRoster } from '../gateway/bundled-roster.ts'
import { seedRosters } from '../gateway/ingest/seed-rosters.ts'
import type { DocumentStore } from '../gateway/ports/document-store.ts'
import { schema } from '../gateway/schema/index.ts'
import { createChampionMatches } from '../gateway/services/champion-matches.ts'
import { createChampionPlayers } from '../gateway/services/champion-players.ts'
import { createChampionStatistics } from '../gateway/services/champion-statistics.ts'
import { createMatches } from '../gateway/services/matches.ts'
import { createSimulator } from '../gateway/simulator/simulator.ts'
import { systemClock as clock } from '../gateway/sources/system-clock.ts'
import { fillStatistics } from './fill-statistics.ts'
import { createStoreContext, openStore, silentRiot } from './store-context.ts'
import { createVariedMatches, STAR } from './varied-matches.ts'

/** What a page asks for, in turn. */
const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  champion: [
    question(ChampionPageDocument, { key: STAR, filter: {}, population: 'ALL', queue: 'SOLO', locale: 'EN' }),
    question(ChampionGamesDocument, { key: STAR, first: 10, locale: 'EN' }),
    question(PlayersOfChampionDocument, { key: STAR }),
  ],
  table: [question(ChampionsPageDocument, { filter: {}, locale: 'EN' })],
}

interface Question {
  readonly document: DocumentNode
  readonly variableValues: Readonly<Record<string, unknown>>
}

function question<Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<unknown, Variables>,
  variableValues: Variables,
): Question {
  return { document, variableValues }
}

/** Fills the file of a store with rosters, and with what `count` matches leave. */
export async function writeChampions(path: string, count: number): Promise<void> {
  const store = openStore(path)
  const simulator = createSimulator({ seed: 'bench', now: Date.now })
  await seedRosters(store, clock, { bundled: bundledRoster(simulator.listRoster()), file: null })
  const { players } = await createStoreContext(store).proScene.look()
  const playerIds = players.slice(0, 100).map(({ id }) => id)
  await fillStatistics(store, createVariedMatches('starring'), count, playerIds)
  await store.close()
}

/** The pages about champions over a store that was written before. */
export function openChampionPages(path: string) {
  let read = 0
  const file = openStore(path)
  const store = countReads(file, (documents) => (read += documents))
  const context = createStoreContext(store)

  return {
    /** Answers what a page asks for, once with nothing in memory and otherwise with what earlier ones have left there. */
    async ask(page: string, temper: string): Promise<readonly string[]> {
      const services = temper === 'cold' ? championServices(store) : {}
      const answers: string[] = []
      for (const { document, variableValues } of QUESTIONS[page] ?? []) {
        // What an operation may ask for is counted in its context.
        const contextValue = { ...context, ...services }
        const answer = JSON.stringify(await execute({ schema, document, variableValues, contextValue }))
        if (answer.includes('"errors"')) throw new Error(`A page is wrong: ${answer.slice(0, 300)}`)
        answers.push(answer)
      }
      return answers
    },
    /** How many documents were read until now. */
    read: () => read,
    close: () => file.close(),
  }
}

/** What a champion page is made with, without anything in memory. */
function championServices(store: DocumentStore) {
  const matches = createMatches({ riot: silentRiot, store })
  return {
    matches,
    championStatistics: createChampionStatistics({ store, clock }),
    championMatches: createChampionMatches({ store, matches }),
    championPlayers: createChampionPlayers({ store, clock }),
  }
}

function countReads(store: DocumentStore, tell: (documents: number) => void): DocumentStore {
  return {
    get(ref) {
      tell(1)
      return store.get(ref)
    },
    getMany(collection, ids) {
      tell(ids.length)
      return store.getMany(collection, ids)
    },
    async query(collection, query) {
      const documents = await store.query(collection, query)
      tell(documents.length)
      return documents
    },
    transaction: (body) => store.transaction(body),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
