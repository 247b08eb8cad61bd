import { describe, expect } from 'vitest'
import { accountPath, type AccountParams, comparePath, teamPath } from '../../client/paths.ts'
import { SPOILERS } from '../../client/settings/choices.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { openPage, settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

/** Two accounts of the demo world. */
async function getAccounts(product: Pick<BuiltProduct, 'listDemoAccounts'>) {
  const [a, b] = await product.listDemoAccounts()
  if (a === undefined || b === undefined) throw new Error('The demo world offers fewer than two accounts.')
  return [a, b] as const
}

const riotIdOf = ({ gameName, tagLine, region }: AccountParams) => `${gameName}#${tagLine} ${region}`

describe.each(WALKED_LOCALES)('the comparison of two players in %s', (locale) => {
  const t = wordsIn(locale)
  const theme = locale === 'en' ? 'dark' : 'light'

  it('is one click and one choice away from the page of an account', async ({ visit, product }) => {
    const [a, b] = await getAccounts(product)
    const page = await visit(accountPath(a), { locale, theme })
    await page.getByRole('link', { name: t('compare.with') }).click()
    await page.waitForURL(`**${comparePath(a)}`)
    const fields = page.getByRole('main').getByRole('combobox').and(page.locator('input'))
    await expect.poll(() => fields.first().inputValue()).toContain(riotIdOf(a))
    await fields.last().fill(riotIdOf(b))
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.waitForURL(`**${comparePath(a, b)}`)
    for (const { gameName } of [a, b]) {
      await page.getByRole('heading', { level: 2, name: gameName }).getByRole('link').waitFor()
    }
    await page.getByRole('table').first().waitFor()
    expect(await page.title()).toContain(a.gameName)
    expect(await listViolations(page)).toEqual([])
  })

  it('is reached from the empty form by keyboard alone', async ({ visit, product }) => {
    const [a, b] = await getAccounts(product)
    const page = await visit(comparePath(), { locale, theme })
    await settle(page)
    const fields = page.getByRole('main').getByRole('combobox').and(page.locator('input'))
    await fields.first().focus()
    for (const account of [a, b]) {
      await page.keyboard.insertText(riotIdOf(account))
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await page.waitForURL(`**${comparePath(a, b)}`)
    await page.getByRole('table').first().waitFor()
  })
})

describe('the comparison of two players', () => {
  it('opens from the form without JavaScript', async ({ browser, product }) => {
    const [a, b] = await getAccounts(product)
    const page = await openPage(browser, product, comparePath(), { javaScript: false })
    await page.locator('input[name="a"]').fill(riotIdOf(a))
    await page.locator('input[name="b"]').fill(riotIdOf(b))
    await page.locator('main').getByRole('button').click()
    await page.waitForURL(`**${comparePath(a, b)}`)
    await page.getByRole('heading', { level: 2, name: b.gameName }).waitFor()
    await page.context().close()
  })

  it('names a player who does not exist, and keeps the other one', async ({ visit, product }) => {
    const [a, b] = await getAccounts(product)
    const page = await visit(comparePath(a, { ...b, gameName: 'Nobody At All', tagLine: 'XXX' }))
    await page.getByRole('heading', { level: 2, name: 'Nobody At All#XXX' }).waitFor()
    await expect.poll(() => page.locator('input[name="a"]').inputValue()).toContain(riotIdOf(a))
  })

  it('hides ranks of pros until they are revealed', async ({ visit, product }) => {
    const [a] = await getAccounts(product)
    const t = wordsIn('en')
    const page = await visit(teamPath('G2'), { cookies: { [SPOILERS.cookie]: 'hidden' } })
    const roster = page.getByRole('region', { name: t('team.roster'), exact: true })
    await roster.getByRole('link').first().click()
    await page.getByRole('link', { name: t('compare.with') }).click()
    await page.locator('input[name="b"]').fill(riotIdOf(a))
    await page.getByRole('listbox').getByRole('option').first().click()
    await page
      .getByRole('button', { name: t('spoiler.show') })
      .first()
      .waitFor()
    expect(await page.getByRole('main').innerHTML()).not.toMatch(/\d LP/)
  })
})
