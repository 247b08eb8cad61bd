import { describe, expect, it } from 'vitest'
import { catalog } from '../../rest-compat/catalog.ts'
import type { Example, ExampleWorld } from '../../rest-compat/example.ts'
import { createRestCompat } from '../../rest-compat/rest-compat.ts'
import type { Execute, Route } from '../../rest-compat/route.ts'

/** Declares a test for each example of the catalog, tried in the world that stands behind `execute`. */
export function describeExamples(worldName: string, world: ExampleWorld, execute: Execute): void {
  const unforeseen: unknown[] = []
  const restCompat = createRestCompat({
    execute,
    clock: { now: () => 0 },
    reportError: (error) => unforeseen.push(error),
  })

  describe(`each example of the catalog, tried in ${worldName},`, () => {
    for (const route of catalog) {
      it.each(route.examples)(`${route.method} ${route.path}: $shows`, async (example) => {
        const response = await restCompat(toRequest(route, example, world))

        expect(unforeseen).toEqual([])
        expect(await response.json()).toEqual(example.answer(world))
        expect(response.status).toBe(200)
      })
    }
  })
}

function toRequest({ method }: Route, example: Example, world: ExampleWorld): Request {
  const { target, body } = example.request(world)
  return new Request(new URL(target, 'http://lanewatch.test'), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
}
