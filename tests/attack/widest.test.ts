import { getOperationAST, parse, validate } from 'graphql'
import { expect, it, onTestFinished } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import {
  MAX_DOCUMENT_POINTS,
  MAX_RIOT_REQUESTS,
  OPERATION_POINTS,
  RIOT_REQUEST_POINTS,
} from '../../gateway/limits/limit-values.ts'
import { createStaticCost } from '../../gateway/limits/static-cost.ts'
import { findUnfoldingProblem } from '../../gateway/limits/unfolding.ts'
import { startTestProduct } from '../product/start-product.ts'
import { fail } from '../support/fail.ts'
import { runs } from '../support/runs.ts'
import { listWidestFaults, WIDEST_DOCUMENTS } from './execute-widest.ts'
import { widestDocument } from './widest.ts'

const seeds = Array.from({ length: WIDEST_DOCUMENTS }, (_, seed) => seed)

/** One of so many documents is executed. */
const STEP = runs({ sample: 10, all: 5 })

const staticCost = createStaticCost(schema)

function costOf(document: ReturnType<typeof parse>): number {
  const operation = getOperationAST(document) ?? fail(new Error('No operation.'))
  const cost = staticCost({ operation, findFragment: () => undefined, variables: {} })
  return OPERATION_POINTS + cost.points + Math.min(cost.riotRequests, MAX_RIOT_REQUESTS) * RIOT_REQUEST_POINTS
}

it('keeps each of the 300 widest documents within every limit, and most close to one', () => {
  const sizes = seeds.map((seed) => {
    const text = widestDocument(schema, seed)
    const document = parse(text, { maxTokens: 1_000 })
    expect(validate(schema, document), text.slice(0, 200)).toEqual([])
    expect(findUnfoldingProblem(document)).toBeNull()
    return { points: costOf(document), tokens: document.tokenCount ?? 0 }
  })
  expect(Math.max(...sizes.map(({ points }) => points))).toBeLessThanOrEqual(MAX_DOCUMENT_POINTS)
  const close = sizes.filter(({ points, tokens }) => points > 0.9 * MAX_DOCUMENT_POINTS || tokens > 900)
  expect(close.length).toBeGreaterThan(0.6 * WIDEST_DOCUMENTS)
})

it('creates the same document for the same seed', () => {
  expect(widestDocument(schema, 7)).toBe(widestDocument(schema, 7))
  expect(new Set(seeds.slice(0, 30).map((seed) => widestDocument(schema, seed))).size).toBeGreaterThan(25)
})

// test:long executes all 300 documents.
it('ends a sample of the 300 widest documents within 2 MB or with a budget error', async () => {
  const product = await startTestProduct({ variables: { TRUST_PROXY: 'true' } })
  onTestFinished(() => product.close())
  const faults: string[] = []
  for (const seed of seeds.filter((each) => each % STEP === 0))
    faults.push(...(await listWidestFaults(product.url, seed)))
  expect(faults).toEqual([])
  expect(product.complaints).toEqual([])
})
