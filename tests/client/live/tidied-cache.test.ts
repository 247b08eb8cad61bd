import { type ApolloCache, InMemoryCache } from '@apollo/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchInputs } from '../../../client/apollo/last-input.ts'
import { ANSWERS_BETWEEN, MEMOIZED_MS } from '../../../client/apollo/tidying-link.ts'
import { gameList, type ListedGame } from '../../../client/live/game-list.ts'
import { createLiveNews } from '../../../client/live/live-news.ts'
import { activeGame, stream } from './live-objects.ts'
import { gamesUpdate, HOME, openHome, shownOn } from './live-server.ts'

it('the cache of an open page keeps running games, and few finished ones', async () => {
  const { client, begun } = await openHome([stream('Veyl', 100)], [activeGame(0, ['Veyl'])])
  onTestFinished(gameList.follow(client, { filter: {}, locale: 'EN' }, createLiveNews<ListedGame>()))
  const counts: number[] = []
  const list = client.watchQuery(HOME).subscribe(({ data }) => counts.push(data?.activeGames?.games?.length ?? 0))
  onTestFinished(() => list.unsubscribe())

  const rounds = 4 * ANSWERS_BETWEEN
  for (let number = 1; number <= rounds; number++) {
    const update = { cursor: String(number), upserted: [activeGame(number, ['Seol'])], removed: [`game-${number - 1}`] }
    begun[0]?.updates.next(gamesUpdate(update))
  }

  const kept = JSON.stringify(client.cache.extract()).match(/"ActiveGame:game-\d+":/g) ?? []
  expect(kept).toContain(`"ActiveGame:game-${rounds}":`)
  expect(kept.length).toBeLessThanOrEqual(ANSWERS_BETWEEN + 1)
  expect(shownOn(client)).toEqual({ cursor: '1', streams: ['Veyl'], games: [rounds] })
  // Tidying alone does not notify the shown list.
  expect(counts.length).toBeLessThanOrEqual(rounds + 1)
})

it('the memoized reads of an open page do not grow from one tidying to the next', async () => {
  // Otherwise a page that gets an update twice a minute would grow for a quarter of an hour before it shrinks.
  const memoized = await countAfterUpdates(12 * ANSWERS_BETWEEN, MEMOIZED_MS / ANSWERS_BETWEEN)
  // The first updates may read more than one tidying leaves.
  const [settled, later] = [
    memoized.slice(2 * ANSWERS_BETWEEN, 4 * ANSWERS_BETWEEN),
    memoized.slice(-2 * ANSWERS_BETWEEN),
  ]
  expect(Math.min(...settled)).toBeGreaterThan(0)
  expect(Math.max(...later)).toBeLessThanOrEqual(Math.max(...settled))
  expect(Math.max(...later)).toBeLessThan(10 * Math.min(...later))
})

it('no update of a quick succession makes an open page read everything again', async () => {
  const memoized = await countAfterUpdates(4 * ANSWERS_BETWEEN, 0)
  const later = memoized.slice(ANSWERS_BETWEEN)
  // Reads of finished games alone are dropped.
  expect(Math.min(...later)).toBeGreaterThan(Math.max(...later) / 2)
})

it('the memoized reads of an open page stay until its visitor rests', async () => {
  const page = new EventTarget()
  const lastInputAt = watchInputs(page)
  const tap = () =>
    page.dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'timeStamp', { value: performance.now() }))
  const eachMs = MEMOIZED_MS / ANSWERS_BETWEEN
  const whileResting = await countAfterUpdates(8 * ANSWERS_BETWEEN, eachMs)
  const whileTapping = await countAfterUpdates(8 * ANSWERS_BETWEEN, eachMs, { lastInputAt, beforeUpdate: tap })
  expect(Math.max(...whileTapping)).toBeGreaterThan(1.2 * Math.max(...whileResting))
})

interface Visitor {
  readonly lastInputAt?: () => number
  readonly beforeUpdate?: () => void
}

/** Counts the memoized reads after each update of a page. */
async function countAfterUpdates(
  updates: number,
  eachMs: number,
  { lastInputAt, beforeUpdate = () => {} }: Visitor = {},
): Promise<readonly number[]> {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { client, begun } = await openHome([stream('Veyl', 100)], [activeGame(0, ['Veyl'])], lastInputAt)
  onTestFinished(gameList.follow(client, { filter: {}, locale: 'EN' }, createLiveNews<ListedGame>()))
  const list = client.watchQuery(HOME).subscribe(() => {})
  onTestFinished(() => list.unsubscribe())
  return Array.from({ length: updates }, (_, index) => {
    const [number, over] = [index + 1, index]
    vi.advanceTimersByTime(eachMs)
    beforeUpdate()
    const update = { cursor: String(number), upserted: [activeGame(number, ['Seol'])], removed: [`game-${over}`] }
    begun[0]?.updates.next(gamesUpdate(update))
    return countMemoized(client.cache)
  })
}

/** Number of selection sets whose last read the cache remembers. */
function countMemoized(cache: ApolloCache): number {
  if (!(cache instanceof InMemoryCache) || cache.getMemoryInternals === undefined) throw new Error('It counts nothing.')
  const counts = cache.getMemoryInternals()
  return (counts.inMemoryCache.executeSelectionSet ?? 0) + (counts.inMemoryCache.executeSubSelectedArray ?? 0)
}
