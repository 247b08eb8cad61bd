import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { accountPath } from '../../client/paths.ts'
import type { Locale } from '../../languages.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it as journey } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { startStandInDragon } from './stand-in-dragon.ts'
import { settle } from './visit.ts'
import { firstWords, wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

/** Descriptions that the stand-in returns for everything, by language. */
const DESCRIPTIONS = {
  en: { item: 'Bends the river.\nTwice.', spell: 'Turns the tide.', rune: 'Wakes the stones.' },
  pl: { item: 'Zawraca rzekę.\nDwa razy.', spell: 'Odwraca pływy.', rune: 'Budzi kamienie.' },
} as const

const descriptionsIn = (locale: Locale) => DESCRIPTIONS[locale === 'pl' ? 'pl' : 'en']

// oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
const it = journey.extend('productEnv', { scope: 'file' }, async ({}, { onCleanup }) => {
  const dragon = await startStandInDragon(DESCRIPTIONS)
  onCleanup(() => dragon.close())
  return { DATA_DRAGON_URL: dragon.url }
})

describe.each(WALKED_LOCALES)('explanations in %s', (locale) => {
  const t = wordsIn(locale)

  it('an item shows name, price and description on hover, and stays while the pointer is in them', async ({
    visit,
    product,
  }) => {
    const page = await visit(await pathOf(product), { locale })
    const item = itemsOf(page, t).first()
    await item.hover()
    const popover = popoverOf(page)
    await popover.getByText(descriptionsIn(locale).item.split('\n')[0] ?? '').waitFor()
    await popover.getByText(t('item.kind'), { exact: true }).waitFor()
    await expect.poll(() => popover.innerText()).toContain((await item.locator('img').getAttribute('alt')) ?? 'no name')
    await expect.poll(() => popover.innerText()).toContain(descriptionsIn(locale).item)

    await popover.hover()
    await page.clock.runFor(1000)
    expect(await popover.count()).toBe(1)
    await page.mouse.move(0, 0)
    await expect.poll(() => popover.count()).toBe(0)
  })

  it('the whole rune tree is shown, and arrow keys move through it', async ({ visit, product }) => {
    const page = await visit(await pathOf(product), { locale, width: 390 })
    await openRunes(page, t)
    const trees = treesOf(page, t)
    await expect.poll(() => trees.count()).toBe(2)
    await expect.poll(() => trees.first().locator('[aria-current="true"]').count()).toBe(4)
    await expect.poll(() => trees.nth(1).locator('[aria-current="true"]').count()).toBe(2)
    await expect.poll(() => trees.first().getByRole('button').count()).toBeGreaterThan(11)
    expect(await listOverflow(page)).toEqual([])

    await trees.first().locator('button[tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    await popoverOf(page).getByText(descriptionsIn(locale).rune).waitFor()
    await expect
      .poll(() =>
        trees
          .first()
          .locator('button[tabindex="0"]')
          .evaluate((cell) => cell === document.activeElement),
      )
      .toBe(true)
  })
})

describe('the images of a row', () => {
  const t = wordsIn('en')

  it('are two tab stops: the loadout, and the items', async ({ visit, product }) => {
    const page = await visit(await pathOf(product))
    await settle(page)
    const row = page.getByRole('article').first()
    const bars = row.getByRole('toolbar')
    await expect
      .poll(() => bars.evaluateAll((all) => all.map((bar) => bar.ariaLabel)))
      .toEqual([t('match.loadout'), t('account.match.items')])
    await expect
      .poll(() => bars.evaluateAll((all) => all.map((bar) => bar.querySelectorAll('button[tabindex="0"]').length)))
      .toEqual([1, 1])

    await row
      .getByRole('toolbar', { name: t('match.loadout') })
      .getByRole('button')
      .first()
      .focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => itemsOf(page, t).first().evaluate(hasFocus)).toBe(true)
  })

  it('are navigated with arrow keys, Home and End, and the tab stop stays at the last position', async ({
    visit,
    product,
  }) => {
    const page = await visit(await pathOf(product))
    const items = itemsOf(page, t)
    await items.first().focus()
    const last = (await items.count()) - 1
    expect(last).toBeGreaterThan(1)
    for (const [key, position] of [
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', last],
      ['ArrowLeft', last - 1],
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => items.nth(position).evaluate(hasFocus), { message: `${key} to ${position}` }).toBe(true)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => items.nth(1).evaluate(hasFocus)).toBe(true)
  })

  it('are one tab stop for each participant of a scoreboard', async ({ visit, product }) => {
    const page = await visit(await pathOf(product))
    await openRunes(page, t)
    const participant = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('toolbar') })
      .first()
    for (const label of [t('spell.both'), t('account.match.items')]) {
      const bar = participant.getByRole('toolbar', { name: label })
      await expect.poll(() => bar.getByRole('button').count()).toBeGreaterThan(1)
      await expect.poll(() => bar.locator('button[tabindex="0"]').count()).toBe(1)
    }
  })
})

describe('a popover', () => {
  const t = wordsIn('en')

  it('opens on a tap, closes on the next one or on one elsewhere, and leaves the match closed', async ({
    visit,
    product,
  }) => {
    const page = await visit(await pathOf(product), { width: 390 })
    await itemsOf(page, t).first().waitFor()
    await tap(page, t, 0)
    await popoverOf(page).waitFor()
    await tap(page, t, 0)
    await expect.poll(() => popoverOf(page).count()).toBe(0)

    await tap(page, t, 1)
    await popoverOf(page).waitFor()
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown', { pointerType: 'touch' })
    await expect.poll(() => popoverOf(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: firstWords(t('account.match.close')) }).count()).toBe(0)
  })

  it('stays open while it is clicked, and keeps the focus', async ({ visit, product }) => {
    const page = await visit(await pathOf(product))
    const item = itemsOf(page, t).first()
    await item.click()
    const words = popoverOf(page).getByText(DESCRIPTIONS.en.item.split('\n')[0] ?? '')
    await words.click()
    await words.click()
    expect(await popoverOf(page).count()).toBe(1)
    await expect.poll(() => item.evaluate(hasFocus)).toBe(true)
  })

  it('taller than the window is scrolled and closed with the keyboard', async ({ visit, product }) => {
    const page = await visit(await pathOf(product))
    await page.setViewportSize({ width: 1440, height: 100 })
    await page.keyboard.press('Tab')
    const item = itemsOf(page, t).first()
    await item.focus()
    await popoverOf(page)
      .getByText(DESCRIPTIONS.en.item.split('\n')[0] ?? '')
      .waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => popoverOf(page).evaluate(hasFocus)).toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => popoverOf(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)

    await page.keyboard.press('Escape')
    await expect.poll(() => popoverOf(page).count()).toBe(0)
    await expect.poll(() => item.evaluate(hasFocus)).toBe(true)
  })

  it('closes when the page is scrolled', async ({ visit, product }) => {
    const page = await visit(await pathOf(product))
    await itemsOf(page, t).first().click()
    await popoverOf(page).waitFor()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => popoverOf(page).count()).toBe(0)
  })

  it('fetches an item once', async ({ visit, product }) => {
    const page = await visit(await pathOf(product))
    await settle(page)
    const asked: unknown[] = []
    page.on('request', (request) => asked.push(operationOf(request)?.name))
    for (let time = 0; time < 2; time++) {
      await itemsOf(page, t).first().click()
      await popoverOf(page)
        .getByText(DESCRIPTIONS.en.item.split('\n')[0] ?? '')
        .waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => popoverOf(page).count()).toBe(0)
    }
    expect(asked.filter((name) => name === 'ItemPopover')).toHaveLength(1)
  })

  it('shows only the kind of an item that failed to load', async ({ visit, product, faults }) => {
    const page = await visit(await pathOf(product))
    await settle(page)
    await page.route(GRAPHQL, (route) => route.abort('internetdisconnected'))
    await itemsOf(page, t).first().click()
    await expect.poll(() => popoverOf(page).locator('[aria-busy="true"]').count()).toBe(0)
    await expect.poll(() => popoverOf(page).innerText()).toContain(t('item.kind'))
    await expect.poll(() => new Set(faults)).toEqual(new Set(['net::ERR_INTERNET_DISCONNECTED /graphql']))
    faults.splice(0)
  })

  it.for(WALKED_THEMES)('has no accessibility violations in the %s theme', async (theme, { visit, product }) => {
    const page = await visit(await pathOf(product), { theme })
    await openRunes(page, t)
    await treesOf(page, t).first().getByRole('button').first().click()
    await popoverOf(page).getByText(DESCRIPTIONS.en.rune).waitFor()
    expect(await listViolations(page)).toEqual([])
  })

  it('of an item describes it to the keyboard user, and closes on Escape without moving the focus', async ({
    visit,
    product,
  }) => {
    const page = await visit(await pathOf(product))
    await itemsOf(page, t).first().waitFor()
    // Keyboard focus opens a popover; a script's focus does so only after a key was pressed.
    await page.keyboard.press('Tab')
    await itemsOf(page, t).first().focus()
    await popoverOf(page)
      .getByText(DESCRIPTIONS.en.item.split('\n')[0] ?? '')
      .waitFor()
    await expect.poll(() => describedBy(page)).toContain(t('item.kind'))

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => describedBy(page)).toContain(t('item.kind'))
    expect(await popoverOf(page).count()).toBe(1)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('img')?.alt))
      .toBe(await itemsOf(page, t).nth(1).locator('img').getAttribute('alt'))

    await page.keyboard.press('Escape')
    await expect.poll(() => popoverOf(page).count()).toBe(0)
    await expect
      .poll(() =>
        itemsOf(page, t)
          .nth(1)
          .evaluate((item) => item === document.activeElement),
      )
      .toBe(true)
  })

  it('of an item stays within a window of 320 px at any edge', async ({ visit, product }) => {
    const page = await visit(await pathOf(product), { width: 320 })
    await settle(page)
    const items = itemsOf(page, t)
    const last = (await items.count()) - 1
    for (const item of [items.first(), items.nth(1), items.nth(last)]) {
      await item.click()
      await popoverOf(page)
        .getByText(DESCRIPTIONS.en.item.split('\n')[0] ?? '')
        .waitFor()
      expect(await listOverflow(page)).toEqual([])
      await expect.poll(() => popoverOf(page).evaluate(isWithinWindow)).toBe(true)
    }
  })

  it('of a summoner spell or a keystone describes its effect', async ({ visit, product }) => {
    const page = await visit(await pathOf(product))
    const row = page.getByRole('article').first()
    const loadout = row.getByRole('button').filter({ has: page.locator('img') })
    await loadout.first().click()
    await popoverOf(page).getByText(DESCRIPTIONS.en.spell).waitFor()
    await popoverOf(page).getByText(t('spell.kind'), { exact: true }).waitFor()

    await loadout.nth(2).click()
    await popoverOf(page).getByText(DESCRIPTIONS.en.rune).waitFor()
    await popoverOf(page).getByText(t('runes.keystone'), { exact: true }).waitFor()
    expect(await popoverOf(page).count()).toBe(1)
  })
})

/** Path of an account, once the product has loaded Data Dragon. */
async function pathOf(product: BuiltProduct): Promise<string> {
  const shape = z.object({ items: z.array(z.object({ description: z.unknown() })) })
  await expect
    .poll(async () => (await product.ask(shape, '{ items { description { text } } }')).items[0]?.description ?? null)
    .not.toBeNull()
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return accountPath(account)
}

const treesOf = (page: Page, t: TFunction) =>
  page.getByRole('toolbar', { name: firstWords(t('runes.whole', { tree: '' })) })

const popoverOf = (page: Page) => page.getByRole('tooltip')

/** Items of the newest match. */
const itemsOf = (page: Page, t: TFunction) =>
  page
    .getByRole('article')
    .first()
    .getByRole('toolbar', { name: t('account.match.items') })
    .getByRole('button')

/** Accessible description of the focused element. */
const describedBy = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent ?? ''
  })

const hasFocus = (element: Element) => element === document.activeElement

function isWithinWindow(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  return left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight
}

/** Taps an item of the newest match with the pointer events of a touch. */
async function tap(page: Page, t: TFunction, position: number): Promise<void> {
  const item = itemsOf(page, t).nth(position)
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave']) {
    await item.dispatchEvent(type, { pointerType: 'touch' })
  }
  await item.dispatchEvent('click')
}

/** Opens the newest match and the runes of its first participant. */
async function openRunes(page: Page, t: TFunction): Promise<void> {
  await page
    .getByRole('button', { name: firstWords(t('account.match.open')) })
    .first()
    .click()
  await page
    .getByRole('button', { name: firstWords(t('runes.open', { name: ':' })) })
    .first()
    .click()
  await treesOf(page, t).first().waitFor()
}
