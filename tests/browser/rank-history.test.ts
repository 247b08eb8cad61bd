import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { formatRank } from '../../client/game/rank-format.ts'
import { formatOf } from '../../client/i18n/format.ts'
import { accountPath } from '../../client/paths.ts'
import { DIVISIONS, TIERS } from '../../gateway/accounts/rules/rank.ts'
import { LOCALES } from '../../languages.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { listOverflow } from './overflow.ts'
import { listUnknownAccounts } from './strangers.ts'
import { settle } from './visit.ts'
import { wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

const DAY_MS = 24 * 60 * 60_000
const WIDTHS = [320, 390, 800, 1440]

describe.each(WALKED_LOCALES)('the rank history of an account in %s', (locale) => {
  const t = wordsIn(locale)

  it('starts with the first snapshot, and shows a chart after a later one', async ({ visit, product }) => {
    const path = accountPath(await getUnknownAccount(LOCALES.indexOf(locale)))
    const page = await visit(`${path}?tab=ranks`, { locale })
    await page.getByText(t('account.rank.history.begins')).first().waitFor()
    expect(await chartsOf(page, t).count()).toBe(0)

    product.clock.fastForward(3 * DAY_MS)
    await page.clock.fastForward(3 * DAY_MS)
    await page.getByRole('button', { name: t('account.refresh.label'), exact: true }).click()
    await chartsOf(page, t).first().waitFor()

    await page.getByText(t('account.rank.history.asTable')).first().click()
    // The first row is the header.
    await expect.poll(() => page.getByRole('table').first().getByRole('row').count()).toBe(1 + 2)
    await page.getByRole('tab', { name: t('account.tabs.matches') }).click()
    await page
      .getByText(t('account.rank.change.days', { change: '', count: 3 }))
      .first()
      .waitFor()
  })

  it('names the highest rank seen by this server', async ({ visit, product }) => {
    const { path, peak } = await recordRise(product)
    const page = await visit(`${path}?tab=ranks`, { locale })
    const standing = formatRank(peak, t, formatOf(locale))
    await page.getByText(t('account.rank.peak', { standing })).first().waitFor()
  })

  it('fits every width', async ({ visit, product }) => {
    const { path } = await recordRise(product)
    const page = await visit(`${path}?tab=ranks`, { locale })
    await chartsOf(page, t).first().waitFor()
    await page.getByText(t('account.rank.history.asTable')).first().click()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
  })

  it.for(WALKED_THEMES)('has no accessibility violations in the %s theme', async (theme, { visit, product }) => {
    const { path } = await recordRise(product)
    const page = await visit(`${path}?tab=ranks`, { locale, theme })
    await chartsOf(page, t).first().waitFor()
    await page.getByText(t('account.rank.history.asTable')).first().click()
    await settle(page)
    expect(await listViolations(page)).toEqual([])
  })
})

/** Returns an account that was never looked up. */
async function getUnknownAccount(position: number) {
  const found = (await listUnknownAccounts())[position]
  if (found === undefined) throw new Error('Too few plain names among these accounts: try another seed.')
  return found
}

/** Returns one of the accounts that Home offers. */
async function getAccount(product: BuiltProduct, position: number) {
  const account = (await product.listDemoAccounts())[position]
  if (account === undefined) throw new Error(`The demo world offers no account ${position}.`)
  return account
}

const SEEN = z.object({
  account: z.object({
    id: z.string(),
    ranks: z.object({
      histories: z.array(
        z.object({
          snapshots: z.array(z.object({ takenAt: z.string() })),
          peak: z.object({ tier: z.enum(TIERS), division: z.enum(DIVISIONS), leaguePoints: z.number() }),
        }),
      ),
    }),
  }),
})

/** Fetches an account twice, three days apart, so that its rank has changed and there is a history. */
async function recordRise(product: BuiltProduct) {
  const account = await getAccount(product, LOCALES.length)
  const { gameName, tagLine, region } = account
  const fetchRanks = () =>
    product.ask(
      SEEN,
      `{
        account(gameName: ${JSON.stringify(gameName)}, tagLine: ${JSON.stringify(tagLine)}, region: ${region}) {
          ... on Account {
            id
            ranks { histories { snapshots { takenAt } peak { tier division leaguePoints } } }
          }
        }
      }`,
    )
  await fetchRanks()
  product.clock.fastForward(3 * DAY_MS)
  const [history] = (await fetchRanks()).account.ranks.histories
  if (history === undefined || history.snapshots.length < 2) throw new Error('Nothing changed in three days.')
  return { path: accountPath(account), peak: history.peak }
}

/** Charts of a rank history, found by the first words of their accessible name. */
const chartsOf = (page: Page, t: TFunction) =>
  page.getByRole('figure', { name: new RegExp(`^${t('account.rank.history.label').split('{{')[0]}`) })
