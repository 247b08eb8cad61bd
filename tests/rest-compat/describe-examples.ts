import { describe, expect, it } from 'vitest'
import type { Execute } from '../../gateway/http/execute.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import type { Example, ExampleWorld } from '../../rest-compat/example.ts'
import type { Route } from '../../rest-compat/route.ts'
import { expectToFit } from './fits-openapi.ts'
import { serveV2 } from './serve-v2.ts'

/** Declares a test for each example of the catalog, which runs in the world behind `execute`. */
export function describeExamples(worldName: string, world: ExampleWorld, execute: Execute): void {
  const unforeseen: unknown[] = []
  const restCompat = serveV2({
    execute,
    clock: { now: () => 0 },
    reportError: (error) => unforeseen.push(error),
  })

  describe(`each example of the catalog in ${worldName}`, () => {
    for (const route of catalog) {
      it.each(route.examples)(`${route.method} ${route.path}: $shows`, async (example) => {
        const request = toRequest(route, example, world)
        const response = await restCompat(request)

        expect(unforeseen).toEqual([])
        await expectToFit(request, response)
        expectAnswer(await response.json(), example, world)
        expect(response.status).toBe(route.status)
      })
    }
  })
}

/** Compares an answer with an example. For a partial example, the lists of the answer may be longer. */
export function expectAnswer(answer: unknown, example: Example, world: ExampleWorld): void {
  if ('answer' in example) expect(answer).toEqual(example.answer(world))
  else expectPart(answer, example.part(world))
}

function expectPart(answer: unknown, part: unknown): void {
  if (typeof part !== 'object' || part === null) {
    expect(answer).toEqual(part)
    return
  }
  expect(answer).toBeTypeOf('object')
  const whole = new Map(Object.entries(answer ?? {}))
  for (const [key, value] of Object.entries(part)) expectPart(whole.get(key), value)
}

function toRequest({ method }: Route, example: Example, world: ExampleWorld): Request {
  const { target, body, idempotencyKey } = example.request(world)
  return new Request(new URL(target, 'http://lanewatch.test'), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
