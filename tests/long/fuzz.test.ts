import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/schema/index.ts'
import { createAnyCases } from '../attack/fuzz/any-case.ts'
import { runCases, toSlowList } from '../attack/fuzz/run.ts'
import { chooseSeed } from '../attack/fuzz/seed.ts'
import { spawnProduct } from '../attack/fuzz/spawned-product.ts'
import { learnVocabulary } from '../attack/fuzz/vocabulary.ts'
import { post } from '../product/start-product.ts'

const CASES = 200_000

/** The heap is measured after each of so many parts; by the second one, caches are full. */
const PARTS = 10
const EARLY_PART = 1

/** How much of the early heap the last one may be. */
const MOST_GROWTH = 1.1

/** The machine may be busy: only what takes ten times as long as an answer should is a failure, in milliseconds. */
const FAR_TOO_SLOW_MS = 5_000

const answer = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() })

it(
  `${CASES} requests that nobody should send end no process, leave nothing behind and get no 5xx`,
  async () => {
    // Without a build, pages answer 503.
    expect(existsSync(fileURLToPath(new URL('../../dist', import.meta.url))), 'Run npm run build first.').toBe(true)
    const product = await spawnProduct({ POINTS_PER_MINUTE: '2147483647' })
    const link = await fetch(product.operatorLink, { method: 'POST', redirect: 'manual' })
    const cookie = link.headers.getSetCookie()[0]?.split(';')[0] ?? null
    const vocabulary = await learnVocabulary(async (query, variables) =>
      answer.parse(await (await post(product.url, query, { ...variables })).json()),
    )
    const heaps: number[] = []
    // Half of the cases are the same in each run, and half are new.
    const seeds = [chooseSeed(), Math.floor(Math.random() * 2 ** 31)]
    for (let part = 0; part < PARTS; part++) {
      const seed = seeds[part % seeds.length] ?? 0
      const cases = CASES / PARTS
      process.stdout.write(`Part ${part + 1} of ${PARTS}: seed ${seed}, cases from ${part * cases}\n`)
      const report = await runCases({
        url: product.url,
        seed,
        from: part * cases,
        cases,
        lanes: 8,
        make: createAnyCases(schema, vocabulary, seed),
        // Rosters grow by what editors add: after the early measurement nothing is added.
        cookie: part <= EARLY_PART ? cookie : null,
      })
      const { heapBytes, errors } = await product.measure()
      heaps.push(heapBytes)
      process.stdout.write(
        `${report.executed} executed, ${(heapBytes / 1e6).toFixed(1)} MB of heap\n${toSlowList(report)}`,
      )
      expect(report.failures).toEqual([])
      // A run in which everything is refused proves nothing.
      expect(report.executed).toBeGreaterThan(cases / 10)
      expect(errors).toEqual([])
      expect(report.slow.filter(({ ms }) => ms > FAR_TOO_SLOW_MS)).toEqual([])
    }
    expect(heaps.at(-1)).toBeLessThan((heaps[EARLY_PART] ?? 0) * MOST_GROWTH)
    expect(await product.close()).toBe(0)
  },
  4 * 3_600_000,
)
