import { describe, expect } from 'vitest'
import { z } from 'zod'
import { LOCALES } from '../../client/i18n/locale.ts'
import { type AccountParams, accountPath, searchAccountPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './journey.ts'
import { listOverflow } from './overflow.ts'
import { findSearchForm } from './search-form.ts'
import { listStrangers } from './strangers.ts'
import { settle } from './visit.ts'
import { wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

describe.each(WALKED_LOCALES)('An account that is not found, in %s', (locale) => {
  const t = wordsIn(locale)

  it('is found under the name without the letter that only looks the same', async ({ visit }) => {
    const account = await getStranger(LOCALES.indexOf(locale))
    const asked = { ...account, ...disguise(account) }
    const page = await visit('/', { locale })
    await findSearchForm(page, t).lookUp(asked)

    await page.waitForURL(searchAccountPath(asked))
    await page.getByRole('heading', { name: t('searchAccount.nowhereTitle') }).waitFor()
    const { letter, place, meant } = asked
    const script = t('searchAccount.spelling.scripts.Cyrillic')
    await page.getByText(t('searchAccount.spelling.letter.gameName', { letter, place, script, meant })).waitFor()
    await page.getByRole('link', { name: t('searchAccount.spelling.searchFor', { ...account }), exact: true }).click()

    await page.waitForURL(searchAccountPath(account))
    await page.getByRole('heading', { name: t('searchAccount.activeTitle', { region: account.region }) }).waitFor()
    await page.getByRole('link', { name: t('searchAccount.openAccount') }).click()
    await page.waitForURL(accountPath(account))
    await page.getByRole('heading', { level: 1, name: `${account.gameName} #${account.tagLine}` }).waitFor()
  })

  it('leads from its own page to the account that was meant', async ({ visit }) => {
    const account = await getStranger(LOCALES.length + LOCALES.indexOf(locale))
    const page = await visit(accountPath({ ...account, ...disguise(account) }), { locale })
    await page.getByRole('heading', { name: t('account.problem.notFoundTitle') }).waitFor()
    await page.getByRole('link', { name: t('searchAccount.spelling.searchFor', { ...account }), exact: true }).click()
    await page.waitForURL(accountPath(account))
    await page.getByRole('heading', { level: 1, name: `${account.gameName} #${account.tagLine}` }).waitFor()
  })

  it('is one of those that the server knows under that name', async ({ visit, product }) => {
    const account = await getKnownAccount(product)
    const page = await visit(searchAccountPath({ gameName: account.gameName.toUpperCase(), tagLine: 'zzz9' }), {
      locale,
    })
    await page.getByRole('heading', { name: t('searchAccount.likelyTitle') }).waitFor()
    // Not once more as a spelling or as a demo account.
    expect(
      await page
        .getByRole('main')
        .locator(`a[href="${accountPath(account)}"]`)
        .count(),
    ).toBe(1)
    const place = `${t('regions.kr')} (KR)`
    await page.getByRole('listitem').filter({ hasText: place }).getByRole('link').click()
    await page.waitForURL(accountPath(account))
  })

  it('only wants for its tag line, which is asked for', async ({ visit, product }) => {
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

describe('The page for lost Riot IDs', () => {
  const t = wordsIn('en')

  it('has the focus where the tag line is missing', async ({ visit }) => {
    const page = await visit('/search-account/Somebody')
    await settle(page)
    const again = page.getByRole('search', { name: t('searchAccount.searchAgain') })
    const tagLine = again.getByRole('textbox', { name: t('search.tagLine') })
    await expect.poll(() => tagLine.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await again.getByRole('combobox', { name: t('search.gameName') }).inputValue()).toBe('Somebody')
  })

  it('looks up nothing that it suggests before it is chosen, nor what somebody types before it is sent', async ({
    visit,
  }) => {
    const page = await visit('/search-account/N0body%20lll-0000')
    await settle(page)
    const suggested = page.getByRole('region', { name: t('searchAccount.spelling.title') }).getByRole('link')
    expect(await suggested.count()).toBeGreaterThan(1)

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.postData() ?? ''))
    for (const link of await suggested.all()) await link.hover()
    const again = page.getByRole('search', { name: t('searchAccount.searchAgain') })
    await again.getByRole('combobox', { name: t('search.gameName') }).pressSequentially('Vаrga')
    // Only what has such a name is asked for, which Riot never hears of.
    await expect.poll(() => asked.some((body) => body.includes('QuickSearch'))).toBe(true)
    expect(asked.filter((body) => body.includes('account('))).toEqual([])
  })

  it.for(WALKED_THEMES)(
    'is open to everybody in the %s theme, and fits the smallest window',
    async (theme, { visit, product }) => {
      const account = await getKnownAccount(product)
      const asked = { ...account, gameName: disguise(account).gameName }
      const paths = [searchAccountPath(asked), searchAccountPath({ ...account, tagLine: '' }), accountPath(asked)]
      for (const path of paths) {
        const page = await visit(path, { theme, width: 320, locale: 'pl' })
        await settle(page)
        expect(await listOverflow(page), path).toEqual([])
        expect(await listViolations(page)).toEqual([])
      }
    },
  )
})

const ALIKE: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', y: 'у', x: 'х', p: 'р' }

/** The same name with a Cyrillic letter in place of the first Latin one that has a twin there. */
function disguise({ gameName }: AccountParams) {
  const letters = Array.from(gameName)
  const index = letters.findIndex((letter) => letter in ALIKE)
  const meant = letters[index] ?? ''
  const letter = ALIKE[meant]
  if (letter === undefined) throw new Error(`No letter of ${gameName} has a twin: try another seed.`)
  return { gameName: letters.with(index, letter).join(''), letter, place: index + 1, meant }
}

/** One of those whom nobody has looked up and whose names have a letter with a twin. */
async function getStranger(index: number): Promise<AccountParams> {
  const strangers = await listStrangers()
  const stranger = strangers.filter(({ gameName }) => Array.from(gameName).some((letter) => letter in ALIKE))[index]
  if (stranger === undefined) throw new Error('Too few plain names among these accounts: try another seed.')
  return stranger
}

/** The demo account of Korea, whose name has plain Latin letters. */
async function getPlainAccount(product: BuiltProduct): Promise<AccountParams> {
  const [, account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('Too few demo accounts.')
  return account
}

/** The same, after somebody has looked it up. */
async function getKnownAccount(product: BuiltProduct): Promise<AccountParams> {
  const account = await getPlainAccount(product)
  const { gameName, tagLine, region } = account
  await product.ask(
    z.object({ account: z.object({ __typename: z.literal('Account') }) }),
    `{ account(gameName: ${JSON.stringify(gameName)}, tagLine: ${JSON.stringify(tagLine)}, region: ${region}) { __typename } }`,
  )
  return account
}
