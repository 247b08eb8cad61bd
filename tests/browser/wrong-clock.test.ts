import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { it } from './live-journey.ts'
import { renderInBrowser, settle } from './visit.ts'
import { firstWords, WALKS_EVERYTHING, wordsIn } from './words.ts'

const t = wordsIn('en')

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const ALL_ERRORS = [
  ['an hour back', -HOUR_MS],
  ['400 days ahead', 400 * DAY_MS],
  ['an hour ahead', HOUR_MS],
  ['400 days back', -400 * DAY_MS],
] as const

const ERRORS = WALKS_EVERYTHING ? ALL_ERRORS : ALL_ERRORS.slice(0, 2)

describe('in a browser whose clock is wrong', () => {
  it.for(ERRORS)('the page of an account is as with a right clock: %s', async ([, clockError], { visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world has no accounts.')
    const right = await visit(accountPath(account))
    await settle(right)
    // After the first error of the clock, the button still counts down.
    const update = right.getByRole('button', { name: t('account.refresh.label'), exact: true })
    if ((await update.count()) > 0) await update.click()
    await waitingButton(right).waitFor()
    await right.reload()
    const wrong = await visit(accountPath(account), { clockError })
    for (const page of [right, wrong]) await settle(page)
    await expectSameTimes(right, wrong)
    expect(await timesOn(wrong)).not.toEqual([])
    await waitingButton(wrong).waitFor()
    const labels = () => Promise.all([right, wrong].map(async (page) => clockless(await labelOf(waitingButton(page)))))
    await expect.poll(async () => new Set(await labels()).size).toBe(1)
  })

  it.for(ERRORS)(
    'streams and games are as with a right clock: %s',
    async ([, clockError], { visit, world, product }) => {
      const players = await vi.waitFor(
        async () => {
          const found = (await world.players.list({ limit: 1000 })).filter(
            ({ value }) => value.accounts[0]?.puuid != null,
          )
          expect(found.length).toBeGreaterThan(0)
          return found
        },
        { timeout: 20_000 },
      )
      const pro = players[0]?.value
      if (pro === undefined) throw new Error('No player account has been found yet.')
      const startedAt = product.clock.now() - 17 * MINUTE_MS
      await world.putGame([pro], { startedAt })
      const stream = await world.putStream(pro, { live: { startedAt: product.clock.now() - 130 * MINUTE_MS } })
      for (const path of ['/', `/streams?channels=${stream.login}`]) {
        const [right, wrong] = [await visit(path), await visit(path, { clockError })]
        for (const page of [right, wrong]) await settle(page)
        await expectSameTimes(right, wrong)
        expect(await timesOn(wrong)).not.toEqual([])
      }
    },
  )

  it('a page that the browser rendered knows the time by its first answers', async ({ visit, product }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world has no accounts.')
    const right = await visit(accountPath(account))
    const wrong = await visit('/terms', { clockError: 400 * DAY_MS })
    await renderInBrowser(wrong)
    await wrong.goto(accountPath(account))
    for (const page of [right, wrong]) await settle(page)
    await expectSameTimes(right, wrong)
  })
})

const waitingButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${firstWords(t('account.refresh.in', { time: '' }))}`) })

const labelOf = async (button: ReturnType<typeof waitingButton>) => (await button.textContent()) ?? ''

/** Leaves out seconds: the two pages read their clocks one after the other. */
const clockless = (words: string) => words.replaceAll(/:\d\d(?!\d|:)/g, ':··')

async function timesOn(page: Page): Promise<readonly string[]> {
  return (await page.locator('main time').allTextContents()).map(clockless)
}

/** Compares until both agree: between two readings a minute can pass, or an item can join a list. */
async function expectSameTimes(right: Page, wrong: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const [expected, shown] = await Promise.all([timesOn(right), timesOn(wrong)])
        return JSON.stringify(expected) === JSON.stringify(shown) ? 'the same' : { expected, shown }
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe('the same')
}
