import type { GraphQLSchema } from 'graphql'
import { Chance } from './chance.ts'
import { writeOperation, type WrittenOperation } from './documents.ts'
import { KILLERS } from './killers.ts'
import { mutated } from './mutated.ts'
import { oddRequest } from './odd-requests.ts'
import { type InputPlace, listInputPlaces, writeInto } from './sweep.ts'
import type { Vocabulary } from './vocabulary.ts'
import { WRONG_VALUES } from './wrong-values.ts'

/** A request of the fuzzer. */
export interface FuzzRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  /** Null for GET. */
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Creates the cases of a seed. The same number gives the same request as long as the contract is unchanged. */
export function createCases(schema: GraphQLSchema, vocabulary: Vocabulary, seed: number) {
  const places = listInputPlaces(schema)
  return {
    make: (number: number): FuzzRequest => {
      const killer = KILLERS[number]
      if (killer !== undefined) return toPost({ kind: 'query', query: killer, variables: {} }, new Chance(0))
      const chance = new Chance(seed + number)
      // Every second case belongs to the sweep, so that even short runs cover each place.
      if (number % 2 === 0) return toPost(sweep(chance, places, number / 2, vocabulary), chance)
      const written = () => writeOperation(chance, { schema, vocabulary, wrong: chance.pick([0, 0, 0.1, 0.5]) })
      if (chance.often(0.03))
        return toPost(writeOperation(chance, { schema, vocabulary, wrong: 0, greedy: true }), chance)
      const kind = chance.below(10)
      if (kind < 5) return toPost(written(), chance)
      if (kind < 7) return toPost(mutated(chance, written()), chance)
      return oddRequest(chance, written())
    },
  }
}

function sweep(chance: Chance, places: readonly InputPlace[], turn: number, vocabulary: Vocabulary): WrittenOperation {
  const place = places[turn % places.length] ?? chance.pick(places)
  // Neighbouring places get different values, so that a short run covers all values.
  const value = WRONG_VALUES[(turn + Math.floor(turn / places.length)) % WRONG_VALUES.length] ?? null
  return writeInto(chance, place, value, vocabulary)
}

function toPost({ kind, query, variables }: WrittenOperation, chance: Chance): FuzzRequest {
  const stream = { accept: 'text/event-stream' }
  const strict = { accept: 'application/graphql-response+json' }
  const accept = kind === 'subscription' && chance.often(0.8) ? stream : chance.often(0.3) ? strict : {}
  return {
    method: 'POST',
    target: '/graphql',
    headers: { ...JSON_TYPE, ...accept },
    body: JSON.stringify({ query, variables }),
  }
}
