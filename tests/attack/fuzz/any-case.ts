import type { GraphQLSchema } from 'graphql'
import { createCases } from './cases.ts'
import { Chance } from './chance.ts'
import { writeOperation } from './documents.ts'
import { sendRawRequest, writeRawRequest } from './raw-requests.ts'
import { restRequest } from './rest-requests.ts'
import type { FuzzCase } from './run.ts'
import type { Vocabulary } from './vocabulary.ts'
import { sendFrames, writeFrames } from './websocket-frames.ts'

/** Factor that keeps the seeds of these cases apart from those of GraphQL over HTTP. */
const OTHER_SEEDS = 1_000_003

/** Creates cases of every kind: of ten, seven are GraphQL over HTTP, and one each is /v2, raw bytes and a websocket. */
export function createAnyCases(schema: GraphQLSchema, vocabulary: Vocabulary, seed: number) {
  const overHttp = createCases(schema, vocabulary, seed)
  return (number: number): FuzzCase => {
    const turn = Math.floor(number / 10)
    const chance = new Chance(seed * OTHER_SEEDS + number)
    if (number % 10 === 7) return restRequest(chance, vocabulary)
    if (number % 10 === 8) {
      const text = writeRawRequest(chance)
      return { shown: JSON.stringify(text), talk: (url) => sendRawRequest(url, text) }
    }
    if (number % 10 === 9) {
      const frames = writeFrames(chance, () => writeOperation(chance, { schema, vocabulary, wrong: 0.2, fields: 12 }))
      return { shown: `websocket ${frames.map(String).join('\n')}`, talk: (url) => sendFrames(url, frames) }
    }
    return overHttp.make(turn * 7 + (number % 10))
  }
}
