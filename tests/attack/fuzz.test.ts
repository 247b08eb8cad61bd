import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { post, startTestProduct, type TestProduct } from '../product/start-product.ts'
import { runs } from '../support/runs.ts'
import { createCases } from './fuzz/cases.ts'
import { runCases, toSlowList } from './fuzz/run.ts'
import { chooseSeed } from './fuzz/seed.ts'
import { learnVocabulary } from './fuzz/vocabulary.ts'

const CASES = runs({ sample: 500, all: 2_000 })

const answer = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() })

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct({ variables: { POINTS_PER_MINUTE: '2147483647' } })
  return () => product.close()
})

// Vitest itself fails a run with an unhandled rejection.
it(`answers each of ${CASES} malformed requests with a client error or a valid result`, async () => {
  const seed = chooseSeed()
  const link = await fetch(product.operatorLink, { method: 'POST', redirect: 'manual' })
  const cookie = link.headers.getSetCookie()[0]?.split(';')[0] ?? null
  const vocabulary = await learnVocabulary(async (query, variables) =>
    answer.parse(await (await post(product.url, query, { ...variables })).json()),
  )
  const { make } = createCases(schema, vocabulary, seed)
  const report = await runCases({ url: product.url, seed, cases: CASES, make, cookie })
  // Slow answers are printed but do not fail the test: other tests keep the machine busy.
  process.stdout.write(toSlowList(report))
  expect(report.failures).toEqual([])
  expect(product.complaints.filter((line) => line.includes('"level":"error"'))).toEqual([])
  // A run in which everything is refused proves nothing.
  expect([...report.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 405, 406, 413, 415]))
  expect(report.executed).toBeGreaterThan(CASES / 6)
}, 240_000)
