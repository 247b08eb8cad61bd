import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { createAnyCases } from '../attack/fuzz/any-case.ts'
import { runCases, toSlowList } from '../attack/fuzz/run.ts'
import { chooseSeed } from '../attack/fuzz/seed.ts'
import { spawnProduct } from '../attack/fuzz/spawned-product.ts'
import { learnVocabulary } from '../attack/fuzz/vocabulary.ts'
import { post } from '../product/start-product.ts'

const CASES = 200_000

/** Number of parts. The heap is measured after each part; caches are full after the second one. */
const PARTS = 10
const EARLY_PART = 1

/** Maximum size of the last heap, as a multiple of the early one. */
const MAX_GROWTH = 1.1

/** Time of an answer that fails the test. Ten times the target, as the machine may be busy. */
const FAR_TOO_SLOW_MS = 5_000

const answer = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() })

it(
  `survives ${CASES} malformed requests without a crash, a leak or a 5xx`,
  async () => {
    // Without a build, pages return 503.
    expect(existsSync(fileURLToPath(new URL('../../dist', import.meta.url))), 'Run npm run build first.').toBe(true)
    const product = await spawnProduct({ POINTS_PER_MINUTE: '2147483647' })
    let exitCode: Promise<number | null> | null = null
    const close = () => (exitCode ??= product.close())
    onTestFinished(async () => void (await close()))
    const link = await fetch(product.operatorLink, { method: 'POST', redirect: 'manual' })
    const cookie = link.headers.getSetCookie()[0]?.split(';')[0] ?? null
    const vocabulary = await learnVocabulary(async (query, variables) =>
      answer.parse(await (await post(product.url, query, { ...variables })).json()),
    )
    const heaps: number[] = []
    // Half of the cases are the same in each run, and half are random.
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
        // Editors make rosters grow: after the early measurement no editor is used.
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
    expect(heaps.at(-1)).toBeLessThan((heaps[EARLY_PART] ?? 0) * MAX_GROWTH)
    expect(await close()).toBe(0)
  },
  4 * 3_600_000,
)
