import type { Locator } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { Collection } from '../../gateway/store/collection.ts'
import { it as journey } from './live-journey.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

/** Without other streams and games, only the test changes the page. */
const it = journey.extend('filled', { scope: 'file' }, () => false)

const t = wordsIn('en')

const MANY = 100_000

describe('while the pointer is on a live list of Home', () => {
  it('no row moves when a stream begins and another ends, and the new order comes after the pointer left', async ({
    visit,
    world,
  }) => {
    const [first, second, third] = await getThree(world.players)
    await world.putStream(first, { live: { viewers: 3 * MANY } })
    await world.putStream(second, { live: { viewers: 2 * MANY } })
    const page = await visit('/')
    await settle(page)
    const section = page.getByRole('region', { name: t('home.streams.title') })
    const rows = section.getByRole('listitem')
    await rows.first().filter({ hasText: first.name }).waitFor()
    await rows.nth(1).hover()
    const before = await placesOf(rows)

    await world.putStream(third, { live: { viewers: 9 * MANY, title: 'The new first' } })
    await world.putStream(first, { live: { viewers: MANY, title: 'Fewer viewers' } })
    await rows.filter({ hasText: 'Fewer viewers' }).waitFor()
    await world.putStream(second, { live: null })
    const faded = rows.nth(1).getByRole('link')
    await expect.poll(() => faded.evaluate((row) => getComputedStyle(row).opacity)).toBe('0.6')
    expect(await placesOf(rows)).toEqual(before)
    await rows.first().filter({ hasText: first.name }).waitFor()
    await rows.nth(1).filter({ hasText: second.name }).waitFor()
    expect(await rows.filter({ hasText: 'The new first' }).count()).toBe(0)

    await page.mouse.move(1, 1)
    await rows.first().filter({ hasText: 'The new first' }).waitFor()
    // The demo world may begin another stream of the same player.
    await expect.poll(async () => (await opacitiesOf(rows)).includes('0.6')).toBe(false)
  })

  it('a row that falls below the shown ones stays as it is, and is not marked as over', async ({ visit, world }) => {
    const players = await getPlayers(world.players, 7)
    const [newcomer, ...shown] = players
    for (const [index, player] of shown.entries())
      await world.putStream(player, { live: { viewers: (30 - index) * MANY } })
    const page = await visit('/')
    await settle(page)
    const rows = page.getByRole('region', { name: t('home.streams.title') }).getByRole('listitem')
    const last = rows.nth(shown.length - 1)
    const name = shown.at(-1)?.name ?? ''
    await last.filter({ hasText: name }).waitFor()
    await rows.first().hover()

    if (newcomer !== undefined) await world.putStream(newcomer, { live: { viewers: 40 * MANY } })
    const [first] = shown
    if (first !== undefined) await world.putStream(first, { live: { viewers: 30 * MANY, title: 'After the newcomer' } })
    await rows.filter({ hasText: 'After the newcomer' }).waitFor()
    expect(await last.getByRole('link').evaluate((row) => getComputedStyle(row).opacity)).toBe('1')
    expect(await last.innerText()).toContain(name)

    await page.mouse.move(1, 1)
    await expect.poll(() => rows.filter({ hasText: name }).count()).toBe(0)
  })

  it('a game that ends stays in its place, marked, and the content below does not move when it is gone', async ({
    visit,
    world,
  }) => {
    const [first] = await getThree(world.players)
    const ending = await world.putGame([first], { startedAt: null, matchId: 'EUW1_1' })
    const page = await visit('/', { width: 390 })
    await settle(page)
    const cards = page.getByRole('region', { name: t('home.games.title') }).getByRole('listitem')
    const below = page.getByRole('region', { name: t('home.streams.title') })
    const card = cards.filter({ hasText: first.name }).filter({ hasText: t('liveGame.loading') })
    await card.hover()
    const listed = async () => (await cards.allInnerTexts()).findIndex((words) => words.includes(first.name))
    const [place, height, before] = [await listed(), (await boxOf(card)).height, await placesOf(cards)]
    const belowBefore = await placeOf(below)

    await world.endGame(ending)
    const ended = cards.filter({ hasText: first.name }).filter({ hasText: t('game.over') })
    await ended.waitFor()
    expect([await listed(), (await boxOf(ended)).height]).toEqual([place, height])
    // A pro can be found in another game at any time, also between these two looks, and its card grows.
    const growth = async () => heightOf(await placesOf(cards)) - heightOf(before)
    const moved = async () => Math.abs((await placeOf(below)) - belowBefore - (await growth()))
    // Heights have fractions of a pixel.
    await expect.poll(moved).toBeLessThan(1)

    await page.mouse.move(1, 1)
    await expect.poll(() => ended.count()).toBe(0)
    // Another game may have begun in the meantime.
    expect(await placeOf(below)).toBeGreaterThanOrEqual(belowBefore)
  })
})

describe('an age', () => {
  it('never moves the content beside it while it grows', async ({ visit }) => {
    const page = await visit('/champions')
    await settle(page)
    const age = page.getByRole('main').locator('time').first()
    await age.waitFor()
    const { width } = await boxOf(age)
    const words = await age.innerText()
    await page.clock.fastForward(12 * 60_000)
    await expect.poll(() => age.innerText()).not.toBe(words)
    expect((await boxOf(age)).width).toBe(width)
  })
})

/** Players whose accounts have been found: only these can be seen in a game. */
async function getPlayers(players: Collection<ProPlayer>, count: number): Promise<readonly ProPlayer[]> {
  return vi.waitFor(
    async () => {
      const known = (await players.list({ limit: 1000 })).map(({ value }) => value)
      const found = known.filter(({ accounts }) => accounts[0]?.puuid != null).slice(0, count)
      if (found.length < count) throw new Error('Too few players yet.')
      return found
    },
    { timeout: 20_000 },
  )
}

async function getThree(players: Collection<ProPlayer>) {
  const [first, second, third] = await getPlayers(players, 3)
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are fewer players.')
  return [first, second, third] as const
}

const opacitiesOf = (rows: Locator) =>
  rows.getByRole('link').evaluateAll((links) => links.map((link) => getComputedStyle(link).opacity))

/** Tops within their list, and heights. A game that is found meanwhile can move the whole list. */
const placesOf = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return [top - (row.parentElement?.getBoundingClientRect().top ?? 0), height]
    }),
  )

const heightOf = (places: readonly (readonly number[])[]) => places.reduce((sum, [, height = 0]) => sum + height, 0)

const placeOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top + window.scrollY)

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not visible.')
  return box
}
