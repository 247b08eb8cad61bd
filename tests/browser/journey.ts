import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { START, startBuiltProduct } from './built-product.ts'
import { launchChromium, SHORT_LIVED_PAGES } from './chromium.ts'
import { watchFaults } from './faults.ts'
import { openPage, type Visitor } from './visit.ts'

/** Environment variables of the product. */
export type ProductEnv = Readonly<Record<string, string>>

/**
 * A test in a real browser with the built product. `product` starts once per file; `visit` opens a page for a new visitor.
 * Faults behind the page fail the test, unless the test removes them from `faults`. Files replace `productEnv` with `extend`: their
 * workers share this module, and `override` would replace it for the files that follow, too.
 */
export const it = test
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium(SHORT_LIVED_PAGES)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('productEnv', { scope: 'file' }, (): ProductEnv => ({}))
  .extend('productStart', { scope: 'file' }, () => START)
  .extend('productSpeed', { scope: 'file' }, () => 1)
  .extend('product', { scope: 'file' }, async ({ productEnv, productStart, productSpeed }, { onCleanup }) => {
    const product = await startBuiltProduct(productEnv, { start: productStart, speed: productSpeed })
    onCleanup(() => product.close())
    return product
  })
  // oxlint-disable-next-line no-empty-pattern -- as above
  .extend('faults', async ({}, { onCleanup }) => {
    const faults: string[] = []
    onCleanup(() => {
      if (faults.length > 0) throw new Error(`Behind the page: ${faults.join('; ')}`)
    })
    return faults
  })
  .extend('visit', async ({ browser, product, faults }, { onCleanup }) => {
    const pages: Page[] = []
    onCleanup(async () => {
      await Promise.all(pages.map((page) => page.context().close()))
    })
    return async (path: string, visitor?: Visitor) => {
      const page = await openPage(browser, product, path, visitor, (opened) => {
        watchFaults(opened, product.url, faults)
        pages.push(opened)
      })
      return page
    }
  })
