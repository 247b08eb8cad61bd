import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { operationOf } from './operation-of.ts'
import { clock, it, simulator } from './riot-journey.ts'
import { getPlaying } from './running-games.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

/** Slightly longer than the poll interval of the tab. */
const POLL_MS = 31_000

describe.each(WALKED_LOCALES)('the live tab of an account in %s', (locale) => {
  const t = wordsIn(locale)

  it('shows a running game, keeps the focus in it, and reports its end', async ({ visit, product }) => {
    const { account, overInMs } = await waitForPlayer(product)
    const page = await visit(`${accountPath(account)}?tab=live`, { locale })
    const sides = page.getByRole('region', { name: t('scoreboard.sides.blue') })
    await sides.waitFor()
    await page.getByText(account.gameName).first().waitFor()
    expect(await listViolations(page)).toEqual([])

    const link = sides.getByRole('link').first()
    await link.focus()
    const focused = await link.elementHandle()
    await waitForPoll(page, product, t('account.live.look'))
    expect(await focused?.evaluate((element) => element === document.activeElement)).toBe(true)

    const panel = page.getByRole('tabpanel')
    await panel.getByText(beforeAge(t('account.live.observed', { age: '|' }))).waitFor()
    await advanceClocks(page, product, overInMs)
    await page.getByRole('heading', { name: t('account.live.overTitle') }).waitFor()
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)

    await page.getByRole('link', { name: t('account.live.toMatches') }).press('Enter')
    await page.getByRole('region', { name: t('account.matches.label'), exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  it('keeps the game visible with its age while Riot is down', async ({ visit, product, onTestFinished }) => {
    onTestFinished(() => simulator.misbehave(null))
    const { account } = await waitForPlayer(product)
    const page = await visit(`${accountPath(account)}?tab=live`, { locale })
    const blue = page.getByRole('region', { name: t('scoreboard.sides.blue') })
    await blue.waitFor()
    simulator.misbehave({ kind: 'fail', status: 503 })
    await waitForPoll(page, product, t('account.live.look'))
    await page.getByText(t('account.live.trouble.down')).waitFor()
    expect(await blue.isVisible()).toBe(true)

    simulator.misbehave(null)
    // On a busy machine the first answer can take longer than the product waits for a Riot that was down.
    const isDown = async () => {
      await advanceClocks(page, product, POLL_MS)
      return page.getByText(t('account.live.trouble.down')).isVisible()
    }
    await expect.poll(isDown, { interval: 3000, timeout: 25_000 }).toBe(false)
    expect(await blue.isVisible()).toBe(true)
  })
})

describe('the live tab of an account', () => {
  const t = wordsIn('en')

  it('polls only while it is open and the page is visible', async ({ visit, product }) => {
    const { account } = await waitForPlayer(product)
    const page = await visit(accountPath(account))
    let asked = 0
    page.on('request', (request) => {
      if (operationOf(request)?.name === 'AccountLive') asked++
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
    await nextPaint(page)
    await setVisibility(page, 'hidden')
    await advanceClocks(page, product, 10 * POLL_MS)
    expect(asked).toBe(1)
    await setVisibility(page, 'visible')
    await expect.poll(() => asked).toBe(2)

    await page.getByRole('button', { name: t('account.live.look') }).click()
    await expect.poll(() => asked).toBe(3)
    await page.getByRole('tab', { name: t('account.tabs.ranks') }).click()
    await advanceClocks(page, product, 10 * POLL_MS)
    expect(asked).toBe(3)
  })
})

/** Advances the clocks until an account is in a game, and returns that account. */
async function waitForPlayer(product: BuiltProduct) {
  const { account, inMs, overInMs } = await getPlaying(clock.now())
  clock.fastForward(inMs)
  product.clock.fastForward(inMs)
  return { account, overInMs }
}

/** Advances to the next poll of the tab, and waits until its answer is shown: only then the page plans the poll after it. */
async function waitForPoll(page: Page, product: BuiltProduct, look: string) {
  const answered = page.waitForResponse(
    (response) => operationOf(response.request())?.name === 'AccountLive' && response.ok(),
  )
  await advanceClocks(page, product, POLL_MS)
  await answered
  await page.getByRole('button', { name: look }).waitFor()
}

/** Resolves after the next paint. What React does after it has shown an answer, such as planning a poll, is done by then. */
async function nextPaint(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Advances the clocks of Riot, the product and the page. */
async function advanceClocks(page: Page, product: BuiltProduct, ms: number) {
  clock.fastForward(ms)
  product.clock.fastForward(ms)
  await page.clock.fastForward(ms)
}

/** Sets the visibility of the page. */
async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

const beforeAge = (words: string) => words.split('|')[0] ?? ''
