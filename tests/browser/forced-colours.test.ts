import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { it } from './journey.ts'
import { openSettings } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { firstWords, wordsIn } from './words.ts'

const t = wordsIn('en')

// The system takes every colour, tint and shadow away that a page has given itself.
describe('Where the system chooses the colours', () => {
  it('what is chosen, what has the focus and how a match ended are still told', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit('/')
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${accountPath(account)}?queue=solo`)
    await settle(page)

    const chip = (queue: 'ALL' | 'SOLO') =>
      page.getByRole('button', { name: t(`account.matches.queues.${queue}`), exact: true })
    expect(await groundOf(chip('SOLO'))).not.toBe(await groundOf(chip('ALL')))
    expect(await groundOf(page.getByRole('tab', { selected: true }))).not.toBe(
      await groundOf(page.getByRole('tab', { selected: false }).first()),
    )
    await page
      .getByRole('article')
      .first()
      .getByText(/^(win|loss)$/i)
      .first()
      .waitFor()

    const field = page.getByRole('banner').getByRole('combobox', { name: t('search.gameName') })
    await field.fill('kar')
    const list = page.getByRole('listbox')
    await list.getByRole('option').first().waitFor()
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    expect(await groundOf(list.getByRole('option', { selected: true }))).not.toBe(
      await groundOf(list.getByRole('option', { selected: false }).first()),
    )

    const open = page.getByRole('button', { name: firstWords(t('account.match.open')) }).first()
    await page.keyboard.press('Tab')
    await open.focus()
    expect(await open.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
    expect(await colourOf(open.locator('svg'))).not.toBe(await groundOfPage(page))

    const dialog = await openSettings(page, t)
    const theme = (choice: 'dark' | 'light') => dialog.getByRole('button', { name: t(`settings.themes.${choice}`) })
    expect(await groundOf(theme('dark'))).not.toBe(await groundOf(theme('light')))
  })
})

const groundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
const groundOfPage = (page: Page) => groundOf(page.locator('body'))
const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color)
