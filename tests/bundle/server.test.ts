import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runOnFirestore, runProduct } from '../product/product-process.ts'
import { post } from '../product/start-product.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

/** The server of `npm start`. Other tests run its sources. */
const BUILT = 'dist/gateway/main.js'

const LEAGUES = '{ leagues { teams { code } } }'

const leagues = z.object({
  data: z.object({ leagues: z.array(z.object({ teams: z.array(z.object({ code: z.string() })) })).nonempty() }),
})

it('the built server answers with pages, pictures and data of each kind', async () => {
  const { url, end } = await runProduct({}, BUILT)
  for (const [path, type] of [
    ['/pro-players', 'text/html'],
    ['/graphql', 'text/html'],
    ['/overlay/euw/Demo%20Challenger-EUW', 'text/html'],
    ['/v2/docs', 'text/html'],
    ['/v2/pro-players/live-streams/', 'application/json'],
    ['/images/champions/icons/Azir.png', 'image/'],
    ['/images/previews/pl/champion/azir.png', 'image/png'],
    ['/calendars/events.ics', 'text/calendar'],
    ['/schema.graphql', 'text/plain'],
  ] as const) {
    const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html,image/*' } })
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ])
    expect(await response.text()).not.toBe('')
  }
  leagues.parse(await (await post(url, LEAGUES)).json())
  expect(await end('SIGTERM')).toBe(0)
})

describe.runIf(hasFirestoreEmulator)(`the built server${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('opens a Firestore', async () => {
    const { url, end } = await runOnFirestore(newProjectId(), {}, BUILT)
    leagues.parse(await (await post(url, LEAGUES)).json())
    expect(await end('SIGTERM')).toBe(0)
  })
})
