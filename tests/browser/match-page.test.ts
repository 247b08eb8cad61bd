import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { accountPath, matchPath, type AccountParams } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { turnLanguage } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { firstWords, WALKED_LOCALES, wordsIn } from './words.ts'

const WIDTHS = [320, 390, 800, 1440]

describe.each(WALKED_LOCALES)('a match in %s', (locale) => {
  const t = wordsIn(locale)

  it('opens in place, shows its runes, has its link copied, opens as a page, and closes again', async ({
    visit,
    product,
  }) => {
    const { account } = await getMatch(product)
    const page = await visit(accountPath(account), { locale })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openFirstMatch(page, t)
    const table = sideOf(page, t, 'blue')
    await expect.poll(() => table.getByRole('row').count()).toBe(1 + 5)
    const comparison = page.getByRole('table', { name: t('scoreboard.comparison.title') })
    await comparison.getByRole('row', { name: t('scoreboard.comparison.gold') }).waitFor()

    const runes = table.getByRole('button', { name: firstWords(t('runes.open', { name: ':' })) }).first()
    await runes.press('Enter')
    await page.getByRole('heading', { name: t('runes.shards') }).waitFor()
    await expect.poll(() => runes.getAttribute('aria-expanded')).toBe('true')
    await runes.press('Enter')
    await expect.poll(() => page.getByRole('heading', { name: t('runes.shards') }).count()).toBe(0)

    await page.getByRole('button', { name: t('match.link.copy') }).press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: t('match.link.copied') })
      .waitFor()
    const open = page.getByRole('link', { name: t('match.link.open') })
    const { pathname: path, search } = new URL((await open.getAttribute('href')) ?? '', product.url)
    expect(search).toMatch(/^\?player=\d+$/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.url + path)

    await open.click()
    await page.waitForURL(product.url + path + search)
    await sideOf(page, t, 'red').waitFor()
    await expect
      .poll(() => page.title())
      .toBe(`${t('match.documentTitle', { matchId: path.split('/').at(-1) })} · Lanewatch`)
    await sideOf(page, t, 'blue').getByRole('link').first().waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: account.gameName }).waitFor()
  })

  it('fits every width with its runes open', async ({ visit, product }) => {
    const { matchId } = await getMatch(product)
    const page = await visit(matchPath(matchId), { locale })
    await settle(page)
    await page
      .getByRole('button', { name: firstWords(t('runes.open', { name: ':' })) })
      .first()
      .click()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
  })

  it('shows all figures of the participants on request, and fits every width with them', async ({ visit, product }) => {
    const { matchId } = await getMatch(product)
    const page = await visit(matchPath(matchId), { locale })
    const table = page.getByRole('table', { name: t('matchFigures.title') })
    await page.getByRole('button', { name: t('matchFigures.open') }).click()
    await table.getByRole('columnheader').nth(2).waitFor()
    for (const row of [
      'gold',
      'wardsPlaced',
      'mitigated',
      'physicalTaken',
      'q',
      'firstSpell',
      'pings',
      'accountLevel',
    ] as const) {
      const cells = table
        .getByRole('row', { name: t(`matchFigures.rows.${row}`) })
        .first()
        .getByRole('cell')
      await expect.poll(async () => (await cells.allTextContents()).join(' '), { message: row }).toMatch(/[1-9]/)
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
    // The window is still the widest one: the champions stay in view above the last figures.
    await table.getByRole('rowheader', { name: t('matchFigures.rows.accountLevel') }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect
      .poll(async () => (await table.getByRole('columnheader').last().boundingBox())?.y)
      .toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: t('matchFigures.close') }).click()
    await expect.poll(() => table.count()).toBe(0)
  })

  it('reports a missing match and an invalid match id, and leads to the account search', async ({ visit }) => {
    const missing = await visit(matchPath('EUW1_1'), { locale })
    await missing.getByRole('heading', { name: t('match.problem.notFoundTitle') }).waitFor()
    const invalid = await visit(matchPath('nothing'), { locale })
    await invalid.getByRole('heading', { name: t('match.problem.invalidTitle') }).waitFor()
    await invalid.getByRole('link', { name: t('match.problem.findAccount') }).click()
    await invalid.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  })
})

describe('the page of a match', () => {
  const t = wordsIn('en')

  it('corrects an address in lower case or with surrounding spaces', async ({ visit, product }) => {
    const { matchId } = await getMatch(product)
    const page = await visit(`/match/%20${matchId.toLowerCase()}%20`)
    await page.waitForURL(product.url + matchPath(matchId))
    await sideOf(page, t, 'blue').waitFor()
    await expect.poll(() => page.title()).toContain(matchId)
    const asked = (await page.requests()).filter((request) => operationOf(request)?.name === 'MatchPage')
    // The server had the match under its canonical address.
    expect(asked).toHaveLength(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  it('announces every copy of its link, and removes the message after a while', async ({ visit, product }) => {
    const { matchId } = await getMatch(product)
    const page = await visit(matchPath(matchId))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const message = page.getByRole('status').filter({ hasText: t('match.link.copied') })
    const copy = page.getByRole('button', { name: t('match.link.copy') })
    await copy.click()
    await message.waitFor()
    // A screen reader announces only changes, so the message is cleared before it is repeated.
    const changes = await message.evaluateHandle((status) => {
      const words: string[] = []
      new MutationObserver(() => words.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      return words
    })
    await copy.click()
    await expect.poll(() => changes.jsonValue()).toEqual(['', t('match.link.copied')])

    await page.clock.runFor(5000)
    await expect.poll(() => message.count()).toBe(0)
  })

  it('highlights no participant, and links to the accounts of the players', async ({ visit, product }) => {
    const { account, matchId } = await getMatch(product)
    const page = await visit(matchPath(matchId))
    await page.getByRole('link', { name: account.gameName, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: account.gameName }).waitFor()
  })

  it('switches to the other language in place', async ({ visit, product }) => {
    const { matchId } = await getMatch(product)
    const page = await visit(matchPath(matchId))
    await sideOf(page, t, 'blue').waitFor()
    await turnLanguage(page, t, 'pl')
    await sideOf(page, wordsIn('pl'), 'blue').waitFor()
  })

  it('fetches the match again on demand when the server was unreachable', async ({ visit, product, faults }) => {
    const { account } = await getMatch(product)
    const page = await visit(accountPath(account))
    await openFirstMatch(page, t)
    await page.route(GRAPHQL, (route) => route.abort('connectionrefused'))
    await page.getByRole('link', { name: t('match.link.open') }).click()
    await page.getByRole('heading', { name: t('match.problem.networkTitle') }).waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])

    await page.unroute(GRAPHQL)
    await page.getByRole('button', { name: t('common.retry') }).click()
    await sideOf(page, t, 'blue').waitFor()
  })

  it('selects the link when the browser does not allow copying', async ({ visit, product }) => {
    const { matchId } = await getMatch(product)
    const page = await visit(matchPath(matchId))
    await settle(page)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: t('match.link.copy') }).click()

    const link = page.getByRole('textbox', { name: t('match.link.label') })
    await page
      .getByRole('status')
      .filter({ hasText: t('match.link.byHand') })
      .waitFor()
    expect(await link.inputValue()).toBe(product.url + matchPath(matchId))
    await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe(await link.inputValue())
  })
})

describe('a scoreboard that failed to load', () => {
  const t = wordsIn('en')

  it('keeps the focus while it is fetched again', async ({ visit, product, faults }) => {
    const { account } = await getMatch(product)
    const page = await visit(accountPath(account))
    await settle(page)
    await page.route(GRAPHQL, (route) => route.abort('connectionrefused'))
    await page
      .getByRole('button', { name: firstWords(t('account.match.open')) })
      .first()
      .click()
    const retry = page.getByRole('alert').getByRole('button')
    await retry.waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])

    const answer = Promise.withResolvers<void>()
    await page.unroute(GRAPHQL)
    await page.route(GRAPHQL, async (route) => {
      await answer.promise
      await route.continue()
    })
    await retry.press('Enter')
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common.loading') })
      .waitFor()
    await expect.poll(() => retry.evaluate((button) => button === document.activeElement)).toBe(true)
    answer.resolve()
    await sideOf(page, t, 'red').waitFor()
  })
})

const FIRST_MATCH = z.object({
  account: z.object({
    matches: z.object({ edges: z.array(z.object({ node: z.object({ matchId: z.string() }) })).length(1) }),
  }),
})

/** Newest match of a demo account. */
async function getMatch(product: BuiltProduct): Promise<{ account: AccountParams; matchId: string }> {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  const { gameName, tagLine, region } = account
  const [gameNameText, tagLineText] = [JSON.stringify(gameName), JSON.stringify(tagLine)]
  const answer = await product.ask(
    FIRST_MATCH,
    `{ account(gameName: ${gameNameText}, tagLine: ${tagLineText}, region: ${region}) {
      ... on Account { matches(first: 1) { edges { node { matchId } } } }
    } }`,
  )
  const [edge] = answer.account.matches.edges
  if (edge === undefined) throw new Error('The demo account has played nothing.')
  return { account, matchId: edge.node.matchId }
}

async function openFirstMatch(page: Page, t: TFunction) {
  await page
    .getByRole('button', { name: firstWords(t('account.match.open')) })
    .first()
    .click()
  await sideOf(page, t, 'red').waitFor()
}

const sideOf = (page: Page, t: TFunction, side: 'blue' | 'red') =>
  page.getByRole('table', { name: t(`scoreboard.sides.${side}`) })
