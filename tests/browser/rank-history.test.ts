import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { formatOf } from '../../client/i18n/format.ts'
import { LOCALES } from '../../client/i18n/locale.ts'
import { accountPath } from '../../client/paths.ts'
import { standingWords } from '../../client/standing-words.ts'
import { DIVISIONS, TIERS } from '../../gateway/domain/rank.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { listOverflow } from './overflow.ts'
import { listStrangers } from './strangers.ts'
import { settle } from './visit.ts'
import { wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

const DAY_MS = 24 * 60 * 60_000
const WIDTHS = [320, 390, 800, 1440]

describe.each(WALKED_LOCALES)('The history of a rank in %s', (locale) => {
  const t = wordsIn(locale)

  it('begins with the first look and is drawn after a later one', async ({ visit, product }) => {
    const path = accountPath(await getStranger(LOCALES.indexOf(locale)))
    const page = await visit(`${path}?tab=ranks`, { locale })
    await page.getByText(t('account.rank.history.begins')).first().waitFor()
    expect(await chartsOf(page, t).count()).toBe(0)

    product.clock.fastForward(3 * DAY_MS)
    await page.clock.fastForward(3 * DAY_MS)
    await page.getByRole('button', { name: t('account.refresh.label'), exact: true }).click()
    await chartsOf(page, t).first().waitFor()

    await page.getByText(t('account.rank.history.asTable')).first().click()
    // The first row holds the names of the columns.
    expect(await page.getByRole('table').first().getByRole('row').count()).toBe(1 + 2)
    await page.getByRole('tab', { name: t('account.tabs.matches') }).click()
    await page
      .getByText(t('account.rank.change.days', { change: '', count: 3 }))
      .first()
      .waitFor()
  })

  it('names the highest that was seen here', async ({ visit, product }) => {
    const { path, peak } = await seeRise(product)
    const page = await visit(`${path}?tab=ranks`, { locale })
    const standing = standingWords(peak, t, formatOf(locale))
    await page.getByText(t('account.rank.peak', { standing })).first().waitFor()
  })

  it('fits every width', async ({ visit, product }) => {
    const { path } = await seeRise(product)
    const page = await visit(`${path}?tab=ranks`, { locale })
    await chartsOf(page, t).first().waitFor()
    await page.getByText(t('account.rank.history.asTable')).first().click()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
  })

  it.for(WALKED_THEMES)('is open to everybody in the %s theme', async (theme, { visit, product }) => {
    const { path } = await seeRise(product)
    const page = await visit(`${path}?tab=ranks`, { locale, theme })
    await chartsOf(page, t).first().waitFor()
    await page.getByText(t('account.rank.history.asTable')).first().click()
    await settle(page)
    expect(await listViolations(page)).toEqual([])
  })
})

/** One of those whom nobody has looked up. */
async function getStranger(position: number) {
  const stranger = (await listStrangers())[position]
  if (stranger === undefined) throw new Error('Too few plain names among these accounts: try another seed.')
  return stranger
}

/** One of the accounts that Home offers. */
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

/** Looks at an account, and again days later, when its standing has changed: there is a history to draw. */
async function seeRise(product: BuiltProduct) {
  const account = await getAccount(product, LOCALES.length)
  const { gameName, tagLine, region } = account
  const look = () =>
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
  await look()
  product.clock.fastForward(3 * DAY_MS)
  const [history] = (await look()).account.ranks.histories
  if (history === undefined || history.snapshots.length < 2) throw new Error('Nothing changed in three days.')
  return { path: accountPath(account), peak: history.peak }
}

/** The drawings of a history, by the first words of what they say to those who do not see them. */
const chartsOf = (page: Page, t: TFunction) =>
  page.getByRole('figure', { name: new RegExp(`^${t('account.rank.history.label').split('{{')[0]}`) })
