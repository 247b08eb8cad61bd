import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { it } from './journey.ts'
import { openSettings } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { firstWords, wordsIn } from './words.ts'

const t = wordsIn('en')

// In this mode the system overrides every colour, tint and shadow of a page.
describe('with forced colours', () => {
  it('still shows the selection, the focus and the result of a match', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit('/')
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${accountPath(account)}?queue=solo`)
    await settle(page)

    const chip = (queue: 'ALL' | 'SOLO') =>
      page.getByRole('button', { name: t(`account.matches.queues.${queue}`), exact: true })
    expect(await backgroundOf(chip('SOLO'))).not.toBe(await backgroundOf(chip('ALL')))
    expect(await backgroundOf(page.getByRole('tab', { selected: true }))).not.toBe(
      await backgroundOf(page.getByRole('tab', { selected: false }).first()),
    )
    await page
      .getByRole('article')
      .first()
      .getByText(/^(win|loss)$/i)
      .first()
      .waitFor()

    const field = page.getByRole('banner').getByRole('combobox', { name: t('search.anything.label') })
    await field.fill('kar')
    const list = page.getByRole('listbox')
    await list.getByRole('option').first().waitFor()
    await field.press('ArrowDown')
    await expect
      .poll(() => backgroundOf(list.getByRole('option', { selected: true })))
      .not.toBe(await backgroundOf(list.getByRole('option', { selected: false }).first()))

    const open = page.getByRole('button', { name: firstWords(t('account.match.open')) }).first()
    await page.keyboard.press('Tab')
    await open.focus()
    await expect.poll(() => open.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
    expect(await colourOf(open.locator('svg'))).not.toBe(await backgroundOfPage(page))

    const dialog = await openSettings(page, t)
    const theme = (choice: 'dark' | 'light') => dialog.getByRole('button', { name: t(`settings.themes.${choice}`) })
    expect(await backgroundOf(theme('dark'))).not.toBe(await backgroundOf(theme('light')))
  })
})

const backgroundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
const backgroundOfPage = (page: Page) => backgroundOf(page.locator('body'))
const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color)
