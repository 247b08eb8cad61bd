import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { homePath, streamsPath } from '../../client/paths.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openStore } from '../../gateway/composition/open-store.ts'
import { leasesCollection } from '../../gateway/jobs/collections/leases.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { openCollection, type Collection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { firestoreVariables } from '../product/start-on-firestore.ts'
import {
  emulatorNote,
  ensureFirestoreEmulator,
  hasFirestoreEmulator,
  newProjectId,
} from '../support/firestore-emulator.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { SEED, START, startBuiltProduct } from './built-product.ts'
import { it as journey } from './journey.ts'
import { openPage, settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** More viewers than any stream of the demo world has. */
const MANY = 100_000

/** Two instances on one Firestore, with a world that writes to it like a worker elsewhere. */
const it = journey
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
  .extend('emulator', { scope: 'file' }, async ({}, { onCleanup }) => {
    // The emulator stops after the fixtures that depend on it.
    onCleanup(await ensureFirestoreEmulator())
    return process.env['FIRESTORE_EMULATOR_HOST']
  })
  .extend('productEnv', { scope: 'file' }, async ({ emulator }) => {
    const variables = { ...firestoreVariables(newProjectId()), FIRESTORE_EMULATOR_HOST: emulator ?? '' }
    // Another instance holds the lease of the background work, so every change comes from the test.
    const store = openFirestoreStore({ projectId: variables.FIREBASE_PROJECT_ID, indexes: allIndexes })
    const lease = { holder: 'an instance elsewhere', since: START, until: START + 10 * 60_000 }
    await store.transaction(async (transaction) =>
      openCollection(store, leasesCollection).in(transaction).set('ingest', lease),
    )
    await store.close()
    return variables
  })
  .extend('other', { scope: 'file' }, async ({ productEnv, product }, { onCleanup }) => {
    // The first instance has created the demo world.
    await product.listDemoAccounts()
    const other = await startBuiltProduct(productEnv)
    onCleanup(() => other.close())
    return other
  })
  .extend('world', { scope: 'file' }, async ({ productEnv, product }, { onCleanup }) => {
    const store = await openStore(parseEnv({ ...productEnv, SIMULATOR_SEED: SEED }), product.clock)
    onCleanup(() => store.close())
    return { ...openLiveWorld(store, product.clock), store, players: openCollection(store, proPlayersCollection) }
  })

describe.runIf(hasFirestoreEmulator)(`pages of two instances on one Firestore${emulatorNote}`, () => {
  it(
    'show streams and games that begin and end, without a reload',
    { timeout: 120_000 },
    async ({ browser, visit, other, world }) => {
      const [pro, mate] = await findTwoPlayers(world)
      const streams = await visit(streamsPath())
      const home = await openPage(browser, other, homePath())
      const pages = [streams, home]
      for (const page of pages) await settle(page)
      const loads = pages.map(countLoads)
      const live = streams.getByRole('region', { name: t('streams.liveHeading') }).getByRole('button')
      const onStream = home.getByRole('region', { name: t('home.streams.title') }).getByRole('listitem')
      const running = home.getByRole('region', { name: t('home.games.title') }).getByRole('listitem')
      const row = live.filter({ hasText: pro.name })
      const card = running.filter({ hasText: pro.name }).filter({ hasText: mate.name })

      await world.putStream(pro, { live: { viewers: MANY } })
      await row.waitFor()
      await onStream.first().filter({ hasText: pro.name }).waitFor()

      const game = await world.putGame([pro, mate])
      await card.waitFor()
      await row.filter({ hasText: t('live.inGameOn') }).waitFor()

      await world.endGame(game)
      await expect.poll(() => card.count()).toBe(0)

      await world.putStream(pro, { live: null })
      await expect.poll(() => row.count()).toBe(0)
      await expect.poll(() => onStream.filter({ hasText: pro.name }).count()).toBe(0)
      expect(loads.map((count) => count())).toEqual([0, 0])
      await home.context().close()
    },
  )
})

/** Returns two players of one platform whose accounts are known: only these can be seen in a game. */
async function findTwoPlayers({
  store,
  players,
}: {
  readonly store: DocumentStore
  readonly players: Collection<ProPlayer>
}) {
  const all = (await players.list({ limit: 1000 })).map(({ value }) => value)
  const koreans = all.filter(({ accounts }) => accounts[0]?.platform === 'KR')
  const [pro, mate] = koreans.map(withKnownAccounts)
  if (pro === undefined || mate === undefined) throw new Error('The world has too few Korean players.')
  await store.transaction(async (transaction) => {
    for (const player of [pro, mate]) players.in(transaction).set(player.id, player)
  })
  return [pro, mate] as const
}

function withKnownAccounts(player: ProPlayer): ProPlayer {
  const accounts = player.accounts.map((account, index) => ({
    ...account,
    puuid: `${player.id} ${index}`,
    keyId: 'elsewhere',
  }))
  return { ...player, accounts }
}

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}
