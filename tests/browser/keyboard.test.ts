import { describe, expect } from 'vitest'
import { accountPath, championsPath } from '../../client/paths.ts'
import { openKeyboard } from './keyboard.ts'
import { it } from './moving-journey.ts'
import { settle } from './visit.ts'
import { firstWords, wordsIn } from './words.ts'

const t = wordsIn('en')
const inPolish = wordsIn('pl')

describe('a visitor with only a keyboard', () => {
  it('answers the cookie question, finds an account, and reads one of its matches', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world offers no account.')
    const page = await visit('/', { unasked: true })
    const keys = openKeyboard(page)
    const focusId = () => page.evaluate(() => document.activeElement?.id)
    await settle(page)
    await keys.tabTo(page.getByRole('link', { name: t('shell.skipToContent') }))
    await keys.press('Enter')
    await expect.poll(() => focusId()).toBe('content')

    await keys.tabTo(page.getByRole('button', { name: t('consent.refuse'), exact: true }), 'back')
    await keys.press('Enter')
    await expect.poll(() => focusId()).toBe('content')

    const field = page.getByRole('combobox', { name: t('search.anything.label') })
    await keys.tabTo(field)
    await keys.type(`${account.gameName}#${account.tagLine}`)
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith(accountPath(account)))
    await settle(page)
    await expect.poll(() => focusId()).toBe('content')

    const selected = page.getByRole('tab', { selected: true })
    await keys.tabTo(selected)
    await keys.press('ArrowRight')
    await page.waitForURL((url) => url.searchParams.has('tab'))
    await expect.poll(() => selected.evaluate((tab) => tab === document.activeElement)).toBe(true)
    await keys.press('ArrowLeft')
    await page.waitForURL((url) => !url.searchParams.has('tab'))

    const queue = page.getByRole('button', { name: t('account.matches.queues.SOLO'), exact: true })
    await keys.tabTo(queue)
    await keys.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('queue') === 'solo')
    const open = page.getByRole('button', { name: firstWords(t('account.match.open')) }).first()
    await keys.tabTo(open)
    await keys.press('Enter')
    await page.getByRole('table', { name: t('scoreboard.sides.red') }).waitFor()
    const spells = page
      .getByRole('table')
      .getByRole('toolbar', { name: t('spell.both') })
      .first()
      .getByRole('button')
    await keys.tabTo(spells.first())
    await page.getByRole('tooltip').waitFor()
    await keys.press('ArrowRight')
    await page.getByRole('tooltip').waitFor()
    await keys.press('Escape')
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    await keys.tabTo(page.getByRole('button', { name: firstWords(t('runes.open', { name: ':' })) }).first())
    await keys.press('Enter')
    await page
      .getByRole('toolbar', { name: firstWords(t('runes.whole', { tree: '' })) })
      .first()
      .waitFor()
    expect(keys.faults()).toEqual([])
  }, 120_000)

  it('chooses theme and language, picks a stream, and sorts a table', async ({ visit }) => {
    const page = await visit('/')
    const keys = openKeyboard(page)
    await settle(page)
    await keys.tabTo(page.getByRole('button', { name: t('settings.title') }))
    await keys.press('Enter')
    await page.getByRole('dialog').waitFor()
    await keys.tabTo(page.getByRole('button', { name: t('settings.themes.light') }))
    await keys.press('Enter')
    await page.locator('html[data-theme="light"]').waitFor()
    await keys.tabTo(page.getByRole('button', { name: 'Polski' }), 'back')
    await keys.press('Enter')
    await page.locator('html[lang="pl"]').waitFor()
    await keys.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const settings = page.getByRole('button', { name: inPolish('settings.title') })
    await expect.poll(() => settings.evaluate((button) => button === document.activeElement)).toBe(true)

    const bar = page.getByRole('navigation', { name: inPolish('shell.mainNavigation') })
    await keys.tabTo(bar.getByRole('link', { name: inPolish('streams.title') }), 'back')
    await keys.press('Enter')
    const streams = page.getByRole('region', { name: inPolish('streams.liveHeading') })
    const another = streams.locator('button:not([aria-current])').nth(1)
    await another.waitFor()
    await settle(page)
    await keys.tabTo(another)
    await keys.press('Enter')
    await page.waitForURL((url) => url.searchParams.has('watch'))
    await expect
      .poll(() => streams.locator('[aria-current]').evaluate((row) => row === document.activeElement))
      .toBe(true)

    await keys.tabTo(bar.getByRole('link', { name: inPolish('champions.title') }), 'back')
    await keys.press('Enter')
    await page.waitForURL(championsPath())
    await settle(page)
    while (await page.getByText(inPolish('champions.nothingCounted')).isVisible()) {
      await page.reload()
      await settle(page)
    }
    await keys.tabTo(page.getByRole('button', { name: inPolish('champions.views.table') }))
    await keys.press('Enter')
    const head = page.getByRole('columnheader', { name: inPolish('champions.columns.winRate') })
    await keys.tabTo(head.getByRole('button'))
    await keys.press('Enter')
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    // Down to rows below the window, and back up, under headers that stay at its top.
    for (let row = 0; row < 14; row += 1) await keys.press('Tab')
    for (let row = 0; row < 10; row += 1) await keys.press('Shift+Tab')
    expect(keys.faults()).toEqual([])
  }, 120_000)
})
