import { catalog } from '../../../rest-compat/catalog.ts'
import type { FuzzRequest } from './cases.ts'
import type { Chance } from './chance.ts'
import { type Vocabulary, wordsFor } from './vocabulary.ts'
import { WRONG_VALUES } from './wrong-values.ts'

/** Node itself refuses longer addresses. */
const LONGEST_TARGET = 12_000

/** Returns a request to a /v2 route with partly wrong parameters and body. */
export function restRequest(chance: Chance, vocabulary: Vocabulary): FuzzRequest {
  const { method, path, parameters } = chance.pick(catalog)
  const valueOf = (name: string): string => {
    const words = wordsFor(name, vocabulary)
    const value = words.length > 0 && chance.often(0.6) ? chance.pick(words) : chance.pick(WRONG_VALUES)
    return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
  }
  const segments = path.replaceAll(/:(?<name>\w+)/g, (_whole, name: string) => encodeURIComponent(valueOf(name)))
  const names = chance.some(Object.keys(parameters.query ?? {}), 4)
  const query = new URLSearchParams(names.map((name) => [name, valueOf(name)]))
  const bodies = [
    JSON.stringify(chance.pick(WRONG_VALUES)),
    '{',
    JSON.stringify({ player: 'x', team: valueOf('team') }),
  ]
  return {
    method,
    target: `${segments}?${query}`.slice(0, LONGEST_TARGET),
    headers: { 'content-type': 'application/json', 'idempotency-key': chance.pick(['the-key-of-one', 'x', '']) },
    body: method === 'GET' ? null : chance.pick(bodies),
  }
}
