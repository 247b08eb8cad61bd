import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath, gamePath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { listedFrom, listedUntil } from '../../gateway/simulator/world/listing.ts'
import { hidesGames } from '../../gateway/simulator/world/streamer-mode.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { fail } from '../support/fail.ts'
import { listViolations } from './axe.ts'
import { SEED } from './built-product.ts'
import { clock, it } from './riot-journey.ts'
import { getPlaying } from './running-games.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

/** Time in which Riot publishes the match of an ended game. */
const PUBLISHED_MS = 5 * 60_000

/** The product asks about a running game at most once in this time. */
const ASKED_EVERY_MS = 31_000

/** The next solo game on EUW that is listed from its loading on, with a visible player, and whose match takes a while. */
function findNextGame(from: number) {
  const truth = new World(memoryOf(SEED))
  for (const account of truth.population.accounts) {
    if (account.platform !== 'EUW1' || hidesGames(account)) continue
    const filter = { from, start: 0, count: 20, queueId: 420 }
    const lobby = truth.listMatches(account, from + 86_400_000, filter).findLast((each) => {
      const isListed = listedFrom(each) === each.createdAt && listedUntil(each) === each.endedAt
      return isListed && each.publishedAt - each.endedAt > 2.5 * ASKED_EVERY_MS
    })
    if (lobby !== undefined) return { account, lobby }
  }
  return fail('No game begins within a day.')
}

/** Tops and heights. */
const placesOf = (items: Locator) =>
  items.evaluateAll((all) => all.map((item) => [item.getBoundingClientRect().top, item.getBoundingClientRect().height]))

describe.each(WALKED_LOCALES)('the page of a running game in %s', (locale) => {
  const t = wordsIn(locale)
  const theme = locale === 'en' ? 'dark' : 'light'

  it('fills its seats without moving them, and leads to the match after the end', async ({ visit, product }) => {
    const { account, inMs, overInMs } = await getPlaying(clock.now())
    clock.fastForward(inMs)
    product.clock.fastForward(inMs)
    const tab = await visit(`${accountPath(account)}?tab=live`, { locale, theme })
    await tab.getByTitle(t('game.open')).first().waitFor()
    const path = await tab.getByTitle(t('game.open')).first().getAttribute('href')
    if (path === null) throw new Error('The heading of the game is no link.')

    const page = await visit(path, { locale, theme })
    const sideOf = (side: 'blue' | 'red') => page.getByRole('region', { name: t(`scoreboard.sides.${side}`) })
    const seats = sideOf('blue').getByRole('listitem')
    await seats.first().waitFor()
    const seatsAndBans = sideOf('blue').or(sideOf('red')).locator('ul > li')
    const before = await placesOf(seatsAndBans)
    expect(before).toHaveLength(20)
    await page.waitForFunction(() => {
      const named = document.querySelectorAll('main li a[href^="/account/"]').length
      return named > 0 && document.querySelectorAll('main ol').length >= named
    })
    expect(await placesOf(seatsAndBans)).toEqual(before)
    expect(await listViolations(page)).toEqual([])
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over).toBe(0)
    }

    const link = seats.getByRole('link').first()
    await link.focus()
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)

    clock.fastForward(overInMs + PUBLISHED_MS)
    product.clock.fastForward(overInMs + PUBLISHED_MS)
    const later = await visit(path, { locale, theme })
    await later.waitForURL(/\/match\//)
  })

  it('says that a game loads, and between its end and its match that the result is on its way', async ({
    visit,
    product,
  }) => {
    const advanceTo = (at: number) => {
      const ms = at - clock.now()
      clock.fastForward(ms)
      product.clock.fastForward(ms)
    }
    const { account, lobby } = findNextGame(clock.now() + 60_000)
    advanceTo(lobby.startedAt - 4000)
    await visit(`${accountPath({ ...account, region: regionOf(account.platform) })}?tab=live`, { locale, theme })
    const path = gamePath(`${lobby.platform}_${lobby.gameId}`)
    const page = await visit(path, { locale, theme })
    await page.getByText(t('liveGame.loading'), { exact: true }).first().waitFor()
    expect(await page.getByText(/\d{3,}:\d\d/).count()).toBe(0)

    advanceTo(lobby.endedAt + ASKED_EVERY_MS)
    const ended = await visit(path, { locale, theme })
    await ended.getByText(t('game.ended.waiting')).waitFor()
    advanceTo(lobby.publishedAt + ASKED_EVERY_MS)
    const recorded = await visit(path, { locale, theme })
    await recorded.waitForURL(/\/match\//)
  })
})
