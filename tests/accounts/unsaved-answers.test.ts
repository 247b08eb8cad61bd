import { expect, it } from 'vitest'
import { z } from 'zod'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createUnsavedReport } from '../../gateway/composition/report-unsaved.ts'
import { createLog } from '../../gateway/shared/log.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openTestWorld } from '../support/test-world.ts'

const PAGE = `
  query ($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      __typename
      ... on Account {
        id gameName level
        ranks { entries { queue tier leaguePoints } freshness { stale } }
        masteries { entries { points } }
        matches(first: 5) {
          edges { node { matchId } }
          missing
          freshness { stale }
        }
      }
    }
  }`

const REFRESH = `
  mutation ($id: ID!) { refreshAccount(input: { id: $id }) { account { gameName level } problems { __typename } } }`

const TIMELINE = 'query ($id: ID!) { match(id: $id) { ... on Match { matchId timeline { __typename } } } }'

const shownAccount = z.object({
  account: z.object({
    id: z.string(),
    matches: z.object({ edges: z.array(z.object({ node: z.object({ matchId: z.string() }) })) }),
  }),
})

const FULL = new Error('database or disk is full')

/** A store that can be read, and refuses every transaction that writes. */
function openFullStore(): DocumentStore {
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
    transaction: (body) =>
      store.transaction(async (transaction) => {
        let writes = false
        const note = () => {
          writes = true
        }
        const result = await body({
          get: (ref) => transaction.get(ref),
          getMany: (collection, ids) => transaction.getMany(collection, ids),
          set: note,
          delete: note,
        })
        if (writes) throw FULL
        return result
      }),
  }
}

it('answers of Riot that cannot be stored are the same as those that can', async () => {
  const unsaved: unknown[] = []
  const well = openTestWorld()
  const full = openTestWorld('tests', undefined, openFullStore(), undefined, (error) => unsaved.push(error))
  const [known] = well.simulator.demoAccounts
  const asked = { gameName: known?.gameName, tagLine: known?.tagLine }

  const page = await well.ask(PAGE, asked)
  expect(page).toMatchObject({ account: { __typename: 'Account', matches: { missing: 0 } } })
  for (let time = 0; time < 2; time++) expect(await full.ask(PAGE, asked)).toEqual(page)
  expect(unsaved.length).toBeGreaterThan(0)
  expect(new Set(unsaved)).toEqual(new Set([FULL]))

  const { id, matches } = shownAccount.parse(page).account
  expect(await full.ask(REFRESH, { id })).toEqual(await well.ask(REFRESH, { id }))
  const match = { id: matches.edges[0]?.node.matchId }
  expect(await full.ask(TIMELINE, match)).toEqual(await well.ask(TIMELINE, match))
})

it('the log has one line a minute for answers that are not stored', async () => {
  const clock = new FakeClock()
  const lines: string[] = []
  const report = createUnsavedReport(
    clock,
    createLog({ level: 'warn', write: (line) => lines.push(line), now: () => 0 }),
  )
  for (let answers = 0; answers < 10; answers++) report(FULL)
  await clock.advance(60_000)
  report(FULL)
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'error', answers: 1, error: expect.anything() },
    { level: 'error', answers: 10 },
  ])
  expect(lines[0]).toContain('disk is full')
})
