import { describe, expect } from 'vitest'
import { accountPath, cardPath, streamersPath } from '../../client/paths.ts'
import english from '../../texts/en/on-demand/streamersPage.json' with { type: 'json' }
import polish from '../../texts/pl/on-demand/streamersPage.json' with { type: 'json' }
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

/** An account of the demo world. */
async function getAccount(product: Pick<BuiltProduct, 'listDemoAccounts'>) {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return account
}

describe.each(WALKED_LOCALES)('the page for streamers in %s', (locale) => {
  const t = wordsIn(locale)
  const words = { en: english, pl: polish }[locale]

  it('shows and copies the overlay of an account, by keyboard', async ({ visit, product }) => {
    const account = await getAccount(product)
    const page = await visit(streamersPath(), { locale })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('combobox', { name: words.field.label, exact: true }).focus()
    await page.keyboard.insertText(`${account.gameName}#${account.tagLine} ${account.region}`)
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    const overlay = page.frameLocator(`iframe[src^="${cardPath('overlay', account)}"]`)
    await overlay.locator('.tier').waitFor()
    expect(await overlay.locator('.name').textContent()).toBe(`${account.gameName}#${account.tagLine}`)
    await page
      .frameLocator(`iframe[src^="${cardPath('embed', account)}"]`)
      .locator('.tier')
      .waitFor()

    const copy = page.getByRole('button', { name: `${words.copy}: ${words.overlay.address}` })
    await copy.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(product.url + cardPath('overlay', account))
    await page.getByRole('button', { name: words.theme.light, exact: true }).press('Enter')
    await page.locator(`iframe[src^="/overlay/"][src$="theme=light"]`).waitFor()
    await page.waitForURL((url) => url.searchParams.get('theme') === 'light')
  })

  it('is linked from the page of an account, which it then shows', async ({ visit, product }) => {
    const account = await getAccount(product)
    const page = await visit(accountPath(account), { locale })
    await page.getByRole('link', { name: t('streamers.link'), exact: true }).click()
    await page.frameLocator('iframe[src^="/overlay/"]').locator('.tier').waitFor()
  })

  it('says that an account does not exist', async ({ visit }) => {
    const page = await visit(`${streamersPath()}?account=euw/Nobody%20At%20All-XXX`, { locale })
    await page.getByRole('heading', { name: words.problem.AccountNotFound.title }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  })
})
