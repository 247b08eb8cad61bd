import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import { routeId } from '../../rest-compat/openapi.ts'
import type { Route } from '../../rest-compat/route.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { expectToFit } from './fits-openapi.ts'
import { type GoldenRequest, makeGoldenRequests } from './golden-requests.ts'
import { GOLDEN_TOKEN, type GoldenWorld, openGoldenWorld } from './golden-world.ts'
import { printGolden } from './print-golden.ts'

/** True with `GOLDENS=write`: the current answers replace the golden files. Review the diff before a commit. */
const IS_WRITING = process.env['GOLDENS'] === 'write'

const FOLDER = new URL('goldens/', import.meta.url)

/** All routes, writes last, so that no read sees their changes. */
const routes = catalog.toSorted((a, b) => Number(isWrite(a)) - Number(isWrite(b)))

describeGoldens('of a store in SQLite', (clock) => openSqliteStore({ path: ':memory:', indexes: allIndexes, clock }))

describe.runIf(hasFirestoreEmulator)(`on the emulator${emulatorNote}`, () => {
  useFirestoreEmulator()
  describeGoldens('of a store in Firestore', () =>
    openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }),
  )
})

describe('the golden files', () => {
  it('have the names of the routes, one for each', () => {
    const names = catalog.map((route) => `${routeId(route)}.json`)
    expect(readdirSync(FOLDER).toSorted()).toEqual(names.toSorted())
  })
})

function describeGoldens(ofStore: string, openStore: (clock: Clock) => DocumentStore): void {
  describe(`the answer ${ofStore}`, () => {
    let world: GoldenWorld
    let requests: Readonly<Record<string, GoldenRequest>>

    beforeAll(async () => {
      world = await openGoldenWorld(openStore)
      requests = makeGoldenRequests(world)
      return () => world.close()
    })

    it.each(routes.map((route) => ({ id: routeId(route), route })))(
      'to $id equals its golden file',
      async ({ id, route }) => {
        const request = requests[id]
        if (request === undefined) throw new Error(`Say in golden-requests.ts what ${id} is asked.`)
        const file = new URL(`${id}.json`, FOLDER)
        const answered = await answer(world, route, request)
        if (IS_WRITING) writeFileSync(file, answered)
        expect(answered).toBe(existsSync(file) ? readFileSync(file, 'utf8') : `GOLDENS=write makes ${file.pathname}.`)
      },
      60_000,
    )
  })
}

/** Returns the request and the visible parts of its answer as text. */
async function answer(world: GoldenWorld, route: Route, { target, body }: GoldenRequest): Promise<string> {
  const { method } = route
  const url = new URL(target, 'http://lanewatch.test')
  const request = new Request(url, {
    method,
    ...(isWrite(route) ? { headers: { Authorization: `Bearer ${GOLDEN_TOKEN}` } } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const response = await world.send(request)
  await expectToFit(request, response)
  expect(world.unforeseen).toEqual([])
  return printGolden({
    request: {
      method,
      target,
      ...(body === undefined ? {} : { body }),
      ...(isWrite(route) ? { by: 'an editor' } : {}),
    },
    status: response.status,
    headers: Object.fromEntries(
      ['cache-control', 'content-type', 'link'].map((name) => [name, response.headers.get(name)]),
    ),
    body: z.json().parse(await response.json()),
  })
}

function isWrite({ right }: Route): boolean {
  return right !== null
}
