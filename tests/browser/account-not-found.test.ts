import { describe, expect } from 'vitest'
import { z } from 'zod'
import { type AccountParams, accountPath, searchAccountPath } from '../../client/paths.ts'
import { LOCALES } from '../../languages.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { operationOf } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { openSearchForm } from './search-form.ts'
import { listUnknownAccounts } from './strangers.ts'
import { settle } from './visit.ts'
import { wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

describe.each(WALKED_LOCALES)('an account that is not found, in %s', (locale) => {
  const t = wordsIn(locale)

  it('suggests the name without a look-alike letter, and finds the account under it', async ({ visit }) => {
    const account = await getUnknownAccount(LOCALES.indexOf(locale))
    const requested = { ...account, ...withLookAlike(account) }
    const page = await visit('/', { locale })
    await (await openSearchForm(page, t)).lookUp(requested)

    await page.waitForURL(searchAccountPath(requested))
    await page.getByRole('heading', { name: t('searchAccount.nowhereTitle') }).waitFor()
    const { letter, place, meant } = requested
    const script = t('searchAccount.spelling.scripts.Cyrillic')
    await page.getByText(t('searchAccount.spelling.letter.gameName', { letter, place, script, meant })).waitFor()
    await page.getByRole('link', { name: t('searchAccount.spelling.searchFor', { ...account }), exact: true }).click()

    await page.waitForURL(searchAccountPath(account))
    await page.getByRole('heading', { name: t('searchAccount.activeTitle', { region: account.region }) }).waitFor()
    await page.getByRole('link', { name: t('searchAccount.openAccount') }).click()
    await page.waitForURL(accountPath(account))
    await page.getByRole('heading', { level: 1, name: `${account.gameName} #${account.tagLine}` }).waitFor()
  })

  it('leads from its own page to the intended account', async ({ visit }) => {
    const account = await getUnknownAccount(LOCALES.length + LOCALES.indexOf(locale))
    const page = await visit(accountPath({ ...account, ...withLookAlike(account) }), { locale })
    await page.getByRole('heading', { name: t('account.problem.notFoundTitle') }).waitFor()
    await page.getByRole('link', { name: t('searchAccount.spelling.searchFor', { ...account }), exact: true }).click()
    await page.waitForURL(accountPath(account))
    await page.getByRole('heading', { level: 1, name: `${account.gameName} #${account.tagLine}` }).waitFor()
  })

  it('lists the accounts that the server knows under that name', async ({ visit, product }) => {
    const account = await getKnownAccount(product)
    const page = await visit(searchAccountPath({ gameName: account.gameName.toUpperCase(), tagLine: 'zzz9' }), {
      locale,
    })
    await page.getByRole('heading', { name: t('searchAccount.likelyTitle') }).waitFor()
    // It must not be repeated as a spelling or as a demo account.
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .locator(`a[href="${accountPath(account)}"]`)
          .count(),
      )
      .toBe(1)
    const place = `${t('regions.kr')} (KR)`
    await page.getByRole('listitem').filter({ hasText: place }).getByRole('link').click()
    await page.waitForURL(accountPath(account))
  })

  it('asks for the tag line when only that is missing', async ({ visit, product }) => {
    const account = await getKnownAccount(product)
    const page = await visit(searchAccountPath({ gameName: account.gameName, tagLine: '' }), { locale })
    await page.getByRole('heading', { name: t('searchAccount.missingTitle') }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/search-account/${encodeURIComponent(account.gameName)}`)
    await expect.poll(() => page.title()).toBe(`${t('searchAccount.documentTitleName', { ...account })} · Lanewatch`)

    const again = page.getByRole('search', { name: t('searchAccount.searchAgain') })
    await again.getByRole('combobox', { name: t('search.region') }).selectOption(account.region)
    const tagLine = again.getByRole('textbox', { name: t('search.tagLine') })
    await tagLine.fill(account.tagLine)
    await tagLine.press('Enter')
    await page.waitForURL(accountPath(account))
  })
})

describe('the page for lost Riot IDs', () => {
  const t = wordsIn('en')

  it('focuses the missing tag line', async ({ visit }) => {
    const page = await visit('/search-account/Somebody')
    await settle(page)
    const again = page.getByRole('search', { name: t('searchAccount.searchAgain') })
    const tagLine = again.getByRole('textbox', { name: t('search.tagLine') })
    await expect.poll(() => tagLine.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await again.getByRole('textbox', { name: t('search.gameName') }).inputValue()).toBe('Somebody')
  })

  it('sends no look-up for suggestions before one is chosen, nor for typed text before it is submitted', async ({
    visit,
  }) => {
    const page = await visit('/search-account/N0body%20lll-0000')
    await settle(page)
    const suggested = page.getByRole('region', { name: t('searchAccount.spelling.title') }).getByRole('link')
    await expect.poll(() => suggested.count()).toBeGreaterThan(1)

    const requested: string[] = []
    page.on('request', (request) => requested.push(operationOf(request)?.text ?? ''))
    for (const link of await suggested.all()) await link.hover()
    const again = page.getByRole('search', { name: t('searchAccount.searchAgain') })
    await again.getByRole('textbox', { name: t('search.gameName') }).pressSequentially('Vаrga')
    expect(requested.filter((text) => /account\w*\(/.test(text))).toEqual([])
  })

  it.for(WALKED_THEMES)(
    'has no accessibility violations in the %s theme, and fits the smallest window',
    async (theme, { visit, product }) => {
      const account = await getKnownAccount(product)
      const requested = { ...account, gameName: withLookAlike(account).gameName }
      const paths = [
        searchAccountPath(requested),
        searchAccountPath({ ...account, tagLine: '' }),
        accountPath(requested),
      ]
      for (const path of paths) {
        const page = await visit(path, { theme, width: 320, locale: 'pl' })
        await settle(page)
        expect(await listOverflow(page), path).toEqual([])
        expect(await listViolations(page)).toEqual([])
      }
    },
  )
})

const LOOK_ALIKES: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', y: 'у', x: 'х', p: 'р' }

/** Replaces the first Latin letter of the name that has a Cyrillic look-alike with that letter. */
function withLookAlike({ gameName }: AccountParams) {
  const letters = Array.from(gameName)
  const index = letters.findIndex((letter) => letter in LOOK_ALIKES)
  const meant = letters[index] ?? ''
  const letter = LOOK_ALIKES[meant]
  if (letter === undefined) throw new Error(`No letter of ${gameName} has a twin: try another seed.`)
  return { gameName: letters.with(index, letter).join(''), letter, place: index + 1, meant }
}

/** Returns an account that was never looked up and whose name has a letter with a look-alike. */
async function getUnknownAccount(index: number): Promise<AccountParams> {
  const accounts = await listUnknownAccounts()
  const found = accounts.filter(({ gameName }) => Array.from(gameName).some((letter) => letter in LOOK_ALIKES))[index]
  if (found === undefined) throw new Error('Too few plain names among these accounts: try another seed.')
  return found
}

/** The demo account of Korea, whose name has plain Latin letters. */
async function getPlainAccount(product: BuiltProduct): Promise<AccountParams> {
  const [, account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('Too few demo accounts.')
  return account
}

/** Returns the plain account after looking it up once. */
async function getKnownAccount(product: BuiltProduct): Promise<AccountParams> {
  const account = await getPlainAccount(product)
  const { gameName, tagLine, region } = account
  await product.ask(
    z.object({ account: z.object({ __typename: z.literal('Account') }) }),
    `{ account(gameName: ${JSON.stringify(gameName)}, tagLine: ${JSON.stringify(tagLine)}, region: ${region}) { __typename } }`,
  )
  return account
}
