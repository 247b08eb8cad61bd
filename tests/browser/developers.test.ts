import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contractChangesPath, developersPath, homePath } from '../../client/paths.ts'
import english from '../../texts/en/on-demand/developers.json' with { type: 'json' }
import { it } from './journey.ts'
import { openPage } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** Files of the shown examples. */
const filesOf = (page: Page) =>
  page.locator('[data-file]').evaluateAll((shown) => shown.map((each) => each.getAttribute('data-file')))

const section = (page: Page, id: string) => page.locator(`#${id}`)

describe('the page for developers', () => {
  it('is two steps from any page to an example with the address of this server', async ({ visit, product }) => {
    const page = await visit(homePath())
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.developers') })
      .click()
    await page.getByRole('heading', { level: 1, name: t('shell.developers') }).waitFor()
    const first = section(page, 'first-steps')
    expect(await first.locator('pre').innerText()).toContain(`${product.url}/graphql`)
    const tryIt = first.getByRole('link', { name: english.tryIt })
    expect(await tryIt.getAttribute('href')).toMatch(/^\/graphql\?query=%7B/)
  })

  it('shows every example in the chosen language, keeps its place, and remembers the choice', async ({ visit }) => {
    const page = await visit(`${developersPath()}#limits`)
    expect(new Set((await filesOf(page)).map((file) => file?.split('.')[1]))).toEqual(new Set(['sh']))
    const tab = section(page, 'limits').getByRole('tab', { name: 'Python' })
    await tab.scrollIntoViewIfNeeded()
    const before = (await tab.boundingBox())?.y ?? 0
    await tab.click()
    await expect.poll(() => filesOf(page)).toContain('first-steps.py')
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThan(2)
    await page.reload()
    expect(await filesOf(page)).toContain('limits.py')
    expect(await section(page, 'errors').getByRole('tab', { selected: true }).innerText()).toBe('Python')
  })

  it('copies an example', async ({ visit }) => {
    const page = await visit(developersPath())
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const example = section(page, 'errors')
    await example.getByRole('button', { name: english.copy }).click()
    await example.getByText(english.copied).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await example.locator('pre').evaluate((shown) => shown.textContent))
  })

  it('leads to the changes of the contract', async ({ visit }) => {
    const page = await visit(developersPath())
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell.contractChanges') })
      .click()
    await page.waitForURL((url) => url.pathname === contractChangesPath())
    await page.getByRole('heading', { level: 2, name: 'Contract 0.9' }).first().waitFor()
  })
})

describe('without JavaScript, the page for developers', () => {
  it('shows the examples in another language by a link', async ({ browser, product }) => {
    const page = await openPage(browser, product, developersPath(), { javaScript: false })
    await section(page, 'errors').getByRole('tab', { name: 'JavaScript' }).click()
    await page.waitForURL(/language=javascript#errors$/)
    const shown = page.locator('#errors pre')
    expect(await shown.getAttribute('data-file')).toBe('errors.mjs')
    await page.context().close()
  })
})
