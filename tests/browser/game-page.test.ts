import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import { clock, it } from './riot-journey.ts'
import { getPlaying } from './running-games.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

/** Time in which Riot publishes the match of an ended game. */
const PUBLISHED_MS = 5 * 60_000

/** Highest sum of layout shifts. */
const UNNOTICED_SHIFT = 0.01

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
    const seats = page.getByRole('region', { name: t('scoreboard.sides.blue') }).getByRole('listitem')
    await seats.first().waitFor()
    const shifts = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value
            }
          }).observe({ type: 'layout-shift', buffered: true })
          const look = () => {
            const named = document.querySelectorAll('main li a[href^="/account/"]').length
            if (named > 0 && document.querySelectorAll('main ol').length >= named) {
              setTimeout(() => resolve(sum), 500)
            } else setTimeout(look, 100)
          }
          look()
        }),
    )
    expect(await shifts).toBeLessThan(UNNOTICED_SHIFT)
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
})
