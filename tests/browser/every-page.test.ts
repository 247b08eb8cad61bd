import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect } from 'vitest'
import { LOCALES } from '../../client/i18n/locale.ts'
import { THEME_NAMES } from '../../client/theme/palette.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { listOverflow } from './overflow.ts'
import { SCENES } from './scenes.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const WIDTHS = [320, 390, 800, 1440]

describe.each(SCENES)('Scene $name', ({ path, act }) => {
  it.for(LOCALES)('fits every width in %s', async (locale, { visit, product }) => {
    const page = await visit(path(await getAccount(product)), { locale })
    await settle(page)
    await act?.(page, wordsIn(locale))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
  })

  it.for(THEME_NAMES)('is open to everybody in the %s theme', async (theme, { visit, product }) => {
    const page = await visit(path(await getAccount(product)), { theme })
    await settle(page)
    await act?.(page, wordsIn('en'))
    await settle(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})

async function getAccount(product: BuiltProduct) {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return account
}
