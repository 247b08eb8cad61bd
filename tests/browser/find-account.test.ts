import { describe, expect } from 'vitest'
import { z } from 'zod'
import { accountPath, championsPath, searchAccountPath } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { findOneField, openSearchForm } from './search-form.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

describe.each(WALKED_LOCALES)('finding an account in %s', (locale) => {
  const t = wordsIn(locale)

  it('leads from Home to the account with its name, ranks and matches', async ({ visit, product }) => {
    const [account] = await listDemoAccounts(product)
    const page = await visit('/', { locale })
    await (await openSearchForm(page, t)).lookUp(account)

    await page.waitForURL(accountPath(account))
    await page.getByRole('heading', { level: 1, name: `${account.gameName} #${account.tagLine}` }).waitFor()
    await page.getByText(t('queues.SOLO')).first().waitFor()
    const matches = page.getByRole('region', { name: t('account.matches.label'), exact: true })
    await expect.poll(() => matches.getByRole('article').count()).toBe(10)
    await expect.poll(() => page.title()).toBe(`${account.gameName}#${account.tagLine} · Lanewatch`)
  })

  it('reports only the missing game name when the form is empty', async ({ visit }) => {
    const page = await visit('/', { locale })
    const form = await openSearchForm(page, t)
    await form.button.click()

    await expect.poll(form.listErrors).toEqual([t('search.required')])
    expect(await form.gameName.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => form.tagLine.getAttribute('aria-invalid')).toBe('false')
  })

  it('reports the missing tag line once there is a game name', async ({ visit }) => {
    const page = await visit('/', { locale })
    const form = await openSearchForm(page, t)
    await form.gameName.fill('Somebody')
    await form.gameName.press('Enter')

    await expect.poll(form.listErrors).toEqual([t('search.required')])
    await expect.poll(() => form.gameName.getAttribute('aria-invalid')).toBe('false')
    expect(await form.tagLine.getAttribute('aria-invalid')).toBe('true')

    await page.getByRole('link', { name: t('search.nameAlone') }).click()
    await page.waitForURL(searchAccountPath({ gameName: 'Somebody', tagLine: '' }))
    await page.getByRole('heading', { name: t('searchAccount.missingTitle') }).waitFor()
  })

  it('reports a Riot ID that does not exist in any region', async ({ visit }) => {
    const page = await visit('/', { locale })
    const missing = { gameName: 'Nobody At-All', tagLine: '0000', region: 'EUW' } as const
    await (await openSearchForm(page, t)).lookUp(missing)

    await page.waitForURL(searchAccountPath(missing))
    await page.getByRole('heading', { name: t('searchAccount.nowhereTitle') }).waitFor()
    await page.getByText(t('searchAccount.notFound', missing)).waitFor()
  })
})

describe('the search', () => {
  const t = wordsIn('en')

  it('looks up in any region, and leads to the region where the account is active', async ({ visit, product }) => {
    const [, korean] = await listDemoAccounts(product)
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await form.region.selectOption(t('search.anyRegion'))
    await form.enter(korean)
    await form.tagLine.press('Enter')

    await page.waitForURL(accountPath(korean))
    const { region } = findOneField(page.getByRole('banner'), t)
    await expect.poll(() => region.locator('option:checked').innerText()).toBe(t('search.anyRegion'))
  })

  it('fills every field from a pasted profile link', async ({ visit }) => {
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await form.gameName.click()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const link = `https://stats.test/lol/profile/eun1/${encodeURIComponent('Złoty-Żubr-EUNE')}/overview`
    await page.evaluate((text) => navigator.clipboard.writeText(text), link)
    await page.keyboard.press('ControlOrMeta+V')

    await expect.poll(() => form.tagLine.inputValue()).toBe('EUNE')
    await expect.poll(() => form.gameName.inputValue()).toBe('Złoty-Żubr')
    await expect.poll(() => form.region.inputValue()).toBe('EUNE')
  })

  it('is over when the visitor leaves and returns before the answer arrives', async ({ visit, product }) => {
    const [account] = await listDemoAccounts(product)
    const page = await visit('/')
    const { promise: answer, resolve: releaseAnswer } = Promise.withResolvers<void>()
    let asked = 0
    await page.route(GRAPHQL, async (route) => {
      if (operationOf(route.request())?.name === 'AccountSearch') {
        asked += 1
        await answer
      }
      await route.continue()
    })
    const form = await openSearchForm(page, t)
    await form.lookUp(account)
    await form.tagLine.press('Enter')
    await expect.poll(() => form.button.getAttribute('aria-busy')).toBe('true')
    await page.getByRole('link', { name: t('champions.title'), exact: true }).click()
    await page.waitForURL(championsPath())
    await page.goBack()

    await findOneField(page, t).field.waitFor()
    await expect.poll(() => page.locator('search [aria-busy="true"]').count()).toBe(0)
    expect(asked).toBe(1)
    releaseAnswer()
    await page.unrouteAll({ behavior: 'wait' })
    await (await openSearchForm(page, t)).lookUp(account)
    await page.waitForURL(accountPath(account))
  })

  it('removes its messages as soon as an empty field is filled', async ({ visit }) => {
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await form.button.click()
    await expect.poll(form.listErrors).toHaveLength(1)
    await form.tagLine.pressSequentially('E')
    await expect.poll(form.listErrors).toEqual([])
  })

  it('removes a message about length once the tag line fits', async ({ visit }) => {
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await form.lookUp({ gameName: 'Somebody', tagLine: 'SIXSIX', region: 'EUW' })
    await expect.poll(form.listErrors).toHaveLength(1)
    await form.tagLine.press('Backspace')
    await expect.poll(form.listErrors).toEqual([])
  })

  it('fills both fields from a pasted Name#TAG', async ({ visit }) => {
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('Złoty Żubr#EUW'))
    await form.gameName.click()
    await page.keyboard.press('ControlOrMeta+V')

    await expect.poll(() => form.gameName.inputValue()).toBe('Złoty Żubr')
    await expect.poll(() => form.tagLine.inputValue()).toBe('EUW')
  })

  it('keeps the hyphens of a game name apart from its tag line', async ({ visit, product }) => {
    const hyphened = await findHyphenedPlayer(product)
    const page = await visit('/')
    await (await openSearchForm(page, t)).lookUp(hyphened)

    await page.waitForURL(accountPath(hyphened))
    await page.getByRole('heading', { level: 1, name: `${hyphened.gameName} #${hyphened.tagLine}` }).waitFor()
  })

  it('submits with Enter in the region field, and remembers the region on the next page', async ({ visit }) => {
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await form.enter({ gameName: 'Nobody', tagLine: '0000' })
    await form.region.selectOption('OCE')
    await form.region.press('Enter')

    await page.waitForURL('/search-account/Nobody-0000')
    await expect.poll(() => findOneField(page.getByRole('banner'), t).region.inputValue()).toBe('OCE')
  })

  it('searches again from the page of an unknown Riot ID', async ({ visit, product }) => {
    const [account] = await listDemoAccounts(product)
    const page = await visit('/search-account/Nobody-0000')
    const again = page.getByRole('search', { name: t('searchAccount.searchAgain') })
    await again.getByRole('textbox', { name: t('search.gameName') }).fill(account.gameName)
    await again.getByRole('textbox', { name: t('search.tagLine') }).fill(account.tagLine)
    await again.getByRole('button', { name: t('search.submit') }).click()
    await page.waitForURL(accountPath(account))
  })

  it('offers a demo account on Home instead of a search', async ({ visit, product }) => {
    const [, , american] = await listDemoAccounts(product)
    const page = await visit('/')
    await page.getByRole('link', { name: american.gameName }).click()
    await page.waitForURL(accountPath(american))
    await page.getByRole('heading', { level: 1, name: `${american.gameName} #${american.tagLine}` }).waitFor()
  })

  it('accepts a whole Riot ID in the game name, and a # before the tag line', async ({ visit, product }) => {
    const [, korean] = await listDemoAccounts(product)
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await form.region.selectOption('KR')
    await form.gameName.pressSequentially(`${korean.gameName}#${korean.tagLine}`)
    await form.gameName.press('Enter')
    await page.waitForURL(accountPath(korean))

    const missing = { gameName: 'Nobody At-All', tagLine: '12345', region: 'EUW' } as const
    const again = await visit('/')
    await (await openSearchForm(again, t)).lookUp({ ...missing, tagLine: '#12345' })
    await again.waitForURL(searchAccountPath(missing))
    await again.getByRole('heading', { level: 1, name: 'Nobody At-All #12345', exact: true }).waitFor()
  })

  it('sends no look-up for a tag line of more than five characters, and reports why', async ({ visit }) => {
    const page = await visit('/')
    await settle(page)
    const asked: object[] = []
    page.on('request', (request) => {
      const operation = operationOf(request)
      if (operation?.name === 'AccountSearch') asked.push(operation)
    })
    const form = await openSearchForm(page, t)
    await form.lookUp({ gameName: 'Somebody', tagLine: 'SIXSIX', region: 'EUW' })

    await expect.poll(form.listErrors).toEqual([t('search.maximum', { count: 5 })])
    expect(asked).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('leads to the region where an account is active', async ({ visit, product }) => {
    const [, korean] = await listDemoAccounts(product)
    const page = await visit('/')
    await (await openSearchForm(page, t)).lookUp({ ...korean, region: 'EUW' })

    await page.waitForURL(searchAccountPath(korean))
    await page.getByRole('heading', { name: t('searchAccount.activeTitle', { region: 'KR' }) }).waitFor()
    const open = page.getByRole('link', { name: t('searchAccount.openAccount') })
    await expect.poll(() => open.evaluate(isFirstOfPage)).toBe(true)
    await open.click()
    await page.waitForURL(accountPath(korean))
    await page.getByRole('heading', { level: 1, name: `${korean.gameName} #${korean.tagLine}` }).waitFor()
  })

  it('leads from a link with the wrong region to the right one', async ({ visit, product }) => {
    const [, korean] = await listDemoAccounts(product)
    const page = await visit(accountPath({ ...korean, region: 'NA' }))

    await page.getByRole('heading', { name: t('account.problem.elsewhereTitle', { region: 'KR' }) }).waitFor()
    const open = page.getByRole('link', { name: t('account.problem.openElsewhere', { region: 'KR' }) })
    await expect.poll(() => open.evaluate(isFirstOfPage)).toBe(true)
    await open.click()
    await page.waitForURL(accountPath(korean))
    await page.getByRole('heading', { level: 1, name: `${korean.gameName} #${korean.tagLine}` }).waitFor()
  })
})

/** True when the element is the first focusable one of the page below its bar. */
function isFirstOfPage(element: Element): boolean {
  return document.querySelector('main :is(a, button, input, select)') === element
}

async function listDemoAccounts(product: BuiltProduct) {
  const [european, korean, american] = await product.listDemoAccounts()
  if (european === undefined || korean === undefined || american === undefined) throw new Error('Too few accounts.')
  return [european, korean, american] as const
}

const PLAYERS = z.object({
  account: z.object({
    matches: z.object({
      edges: z.array(
        z.object({
          node: z.object({ participants: z.array(z.object({ gameName: z.string(), tagLine: z.string() })) }),
        }),
      ),
    }),
  }),
})

/** Returns a player with a hyphen in the game name, from the matches of the first demo account. */
async function findHyphenedPlayer(product: BuiltProduct) {
  const [{ gameName, tagLine, region }] = await listDemoAccounts(product)
  const { account } = await product.ask(
    PLAYERS,
    `{ account(gameName: ${JSON.stringify(gameName)}, tagLine: ${JSON.stringify(tagLine)}, region: ${region}) {
      ... on Account { matches(first: 20) { edges { node { participants { gameName tagLine } } } } }
    } }`,
  )
  const players = account.matches.edges.flatMap(({ node }) => node.participants)
  const found = players.find((player) => player.gameName.includes('-'))
  if (found === undefined) throw new Error('No player in these matches has a hyphen in the name: try another seed.')
  return { ...found, region }
}
