import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect } from 'vitest'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { listOverflow } from './overflow.ts'
import { SCENES } from './scenes.ts'
import { settle } from './visit.ts'
import { WALKS_EVERYTHING, wordsIn } from './words.ts'

const WIDTHS = [320, 800, 1440]

/** Each language and each theme once: what does not fit is a matter of words, what can't be read one of colours. Scenes take turns with them. */
const VISITORS = [
  { locale: 'en', theme: 'dark' },
  { locale: 'pl', theme: 'light' },
] as const

describe.each(SCENES)('Scene $name', ({ name, path, act }) => {
  it.for(visitorsOf(name))(
    'fits every width and is open to everybody, in $locale and $theme',
    async (visitor, { visit, product }) => {
      const page = await visit(path(await getAccount(product)), visitor)
      await settle(page)
      await act?.(page, wordsIn(visitor.locale))
      await settle(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await settle(page)
        expect(await listOverflow(page), `at ${width} px`).toEqual([])
      }
    },
  )
})

function visitorsOf(scene: string) {
  const turn = SCENES.findIndex(({ name }) => name === scene) % VISITORS.length
  return WALKS_EVERYTHING ? VISITORS : VISITORS.slice(turn, turn + 1)
}

async function getAccount(product: BuiltProduct) {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return account
}
