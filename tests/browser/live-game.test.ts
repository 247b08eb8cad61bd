import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { clock, it, simulator } from './riot-journey.ts'
import { getPlaying } from './running-games.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

/** A little more than the time after which the tab looks again. */
const NEXT_LOOK_MS = 31_000

describe.each(WALKED_LOCALES)('The live tab of an account in %s', (locale) => {
  const t = wordsIn(locale)

  it('shows a running game, keeps the place in it, and says when it is over', async ({ visit, product }) => {
    const { account, overInMs } = await meetPlaying(product)
    const page = await visit(`${accountPath(account)}?tab=live`, { locale })
    const sides = page.getByRole('region', { name: t('scoreboard.sides.blue') })
    await sides.waitFor()
    await page.getByText(account.gameName).first().waitFor()
    expect(await listViolations(page)).toEqual([])

    const link = sides.getByRole('link').first()
    await link.focus()
    const focused = await link.elementHandle()
    await lookByItself(page, product)
    expect(await focused?.evaluate((element) => element === document.activeElement)).toBe(true)

    const panel = page.getByRole('tabpanel')
    await panel.getByText(beforeAge(t('account.live.observed', { age: '|' }))).waitFor()
    await moveOn(page, product, overInMs)
    await page.getByRole('heading', { name: t('account.live.overTitle') }).waitFor()
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)

    await page.getByRole('link', { name: t('account.live.toMatches') }).press('Enter')
    await page.getByRole('region', { name: t('account.matches.label'), exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  it('keeps the game in sight, dated, while Riot does not answer', async ({ visit, product, onTestFinished }) => {
    onTestFinished(() => simulator.misbehave(null))
    const { account } = await meetPlaying(product)
    const page = await visit(`${accountPath(account)}?tab=live`, { locale })
    const blue = page.getByRole('region', { name: t('scoreboard.sides.blue') })
    await blue.waitFor()
    simulator.misbehave({ kind: 'fail', status: 503 })
    await lookByItself(page, product)
    await page.getByText(t('account.live.trouble.down')).waitFor()
    expect(await blue.isVisible()).toBe(true)

    simulator.misbehave(null)
    await moveOn(page, product, 2 * 60_000)
    await expect.poll(() => page.getByText(t('account.live.trouble.down')).count()).toBe(0)
    expect(await blue.isVisible()).toBe(true)
  })
})

describe('The live tab of an account', () => {
  const t = wordsIn('en')

  it('asks only while it is open and somebody can see it', async ({ visit, product }) => {
    const { account } = await meetPlaying(product)
    const page = await visit(accountPath(account))
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql') && request.postData()?.includes('AccountLive') === true) asked++
    })
    await page
      .getByRole('region', { name: t('account.matches.label'), exact: true })
      .getByRole('article')
      .first()
      .waitFor()
    expect(asked).toBe(0)

    await page.getByRole('tab', { name: t('account.tabs.live') }).click()
    await page.getByRole('region', { name: t('scoreboard.sides.blue') }).waitFor()
    expect(asked).toBe(1)
    await turn(page, 'hidden')
    await page.clock.fastForward(10 * NEXT_LOOK_MS)
    expect(asked).toBe(1)
    await turn(page, 'visible')
    await expect.poll(() => asked).toBe(2)

    await page.getByRole('button', { name: t('account.live.look') }).click()
    await expect.poll(() => asked).toBe(3)
    await page.getByRole('tab', { name: t('account.tabs.ranks') }).click()
    await moveOn(page, product, 10 * NEXT_LOOK_MS)
    expect(asked).toBe(3)
  })
})

/** Lets time pass until somebody is in a game. */
async function meetPlaying(product: BuiltProduct) {
  const { account, inMs, overInMs } = await getPlaying(clock.now())
  clock.fastForward(inMs)
  product.clock.fastForward(inMs)
  return { account, overInMs }
}

/** Lets the tab look again by itself, and waits for the answer. */
async function lookByItself(page: Page, product: BuiltProduct) {
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('AccountLive') === true && response.ok(),
  )
  await moveOn(page, product, NEXT_LOOK_MS)
  await answered
}

/** Lets time pass everywhere. */
async function moveOn(page: Page, product: BuiltProduct, ms: number) {
  clock.fastForward(ms)
  product.clock.fastForward(ms)
  await page.clock.fastForward(ms)
}

/** Puts the page out of sight, or back into it. */
async function turn(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

const beforeAge = (words: string) => words.split('|')[0] ?? ''
