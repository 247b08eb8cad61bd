import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { listOverflow } from './overflow.ts'
import { settle } from './visit.ts'
import { firstWords, WALKED_LOCALES, wordsIn } from './words.ts'

const WIDTHS = [320, 390, 800, 1440]

describe.each(WALKED_LOCALES)('the course of a match in %s', (locale) => {
  const t = wordsIn(locale)

  async function openMatch(page: Page): Promise<void> {
    await page
      .getByRole('button', { name: firstWords(t('account.match.open')) })
      .first()
      .click()
    await page.getByRole('link', { name: t('match.link.open') }).click()
    await page.getByRole('slider', { name: t('matchCourse.lead.slider') }).waitFor()
  }

  it('names the lead and the events of a moment that the keyboard chooses', async ({ visit, product }) => {
    const page = await visit(await soloPath(product), { locale })
    await openMatch(page)
    const slider = page.getByRole('slider', { name: t('matchCourse.lead.slider') })
    await slider.press('Home')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^0:00/)
    const first = await slider.getAttribute('aria-valuetext')
    await slider.press('End')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(first)

    await page.getByText(t('matchCourse.events.title'), { exact: true }).click()
    const events = page.getByRole('list', { name: t('matchCourse.events.list') })
    await expect.poll(() => events.getByRole('listitem').count()).toBeGreaterThan(3)
  })

  it('shows the player that the address names, and fits every width', async ({ visit, product }) => {
    const page = await visit(await soloPath(product), { locale })
    await openMatch(page)
    const skills = page.getByRole('table', { name: firstWords(t('playerCourse.skills.title')) })
    await page.getByRole('heading', { name: t('playerCourse.title') }).scrollIntoViewIfNeeded()
    await skills.waitFor()
    const players = page.getByRole('radiogroup', { name: t('playerCourse.chooser') })
    await players.getByRole('radio').nth(6).click()
    await page.waitForURL((url) => url.searchParams.get('player') === '7')
    await page.reload()
    await page.getByRole('heading', { name: t('playerCourse.title') }).scrollIntoViewIfNeeded()
    await skills.waitFor()
    await expect.poll(() => players.getByRole('radio').nth(6).isChecked()).toBe(true)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
  })
})

async function soloPath(product: BuiltProduct): Promise<string> {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return `${accountPath(account)}?queue=solo`
}
