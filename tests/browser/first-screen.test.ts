import { describe, expect } from 'vitest'
import { LOCALES } from '../../languages.ts'
import { it } from './live-journey.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

/** What must be visible of the first game to recognize it: its head and one player. */
const ENOUGH_PX = 100

describe.each(LOCALES)('the first screen of Home on a phone, in %s', (locale) => {
  const t = wordsIn(locale)

  it.for([true, false])('shows a running game or a stream (first visit: %s)', async (unasked, { visit }) => {
    const page = await visit('/', { locale, width: 390, unasked })
    await settle(page)
    const live = page
      .getByRole('region', { name: t('home.games.title') })
      .or(page.getByRole('region', { name: t('home.streams.title') }))
      .getByRole('listitem')
      .first()
    await live.waitFor()
    const question = page.getByRole('region', { name: t('consent.label') })
    const bottom = await question
      .or(page.locator('body'))
      .first()
      .evaluate((element) => (element === document.body ? innerHeight : element.getBoundingClientRect().top))
    const { y = Infinity } = (await live.boundingBox()) ?? {}
    // The cookie question may cover the lower edge.
    const edge = unasked && bottom > y ? bottom : 844
    expect(y + ENOUGH_PX).toBeLessThan(edge)
  })

  it('has the sign-in, the settings and followed entries in one row of the bar at every width', async ({ visit }) => {
    const page = await visit('/', { locale })
    for (const width of [320, 390, 800, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const settings = page.getByRole('banner').getByRole('button', { name: t('settings.title') })
      const home = page.getByRole('banner').getByRole('link', { name: 'Lanewatch' })
      const [a, b] = [await settings.boundingBox(), await home.boundingBox()]
      expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0)), `at ${width} px`).toBeLessThan(12)
    }
  })
})
