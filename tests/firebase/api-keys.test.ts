import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { apiKeysTexts } from '../../client/features/api-keys/useApiKeysWords.ts'
import { apiKeysPath } from '../../client/paths.ts'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import { LOCALES } from '../../languages.ts'
import { listViolations } from '../browser/axe.ts'
import { listOverflow } from '../browser/overflow.ts'
import { settle } from '../browser/visit.ts'
import { bearer } from '../support/id-tokens.ts'
import { askAs } from './firebase-product.ts'
import { it } from './journey.ts'
import { signUp } from './people.ts'
import { openAccount, signInAt } from './sign-in-page.ts'

const KEY = /lw_[0-9A-Za-z]{48}/
const words = apiKeysTexts('en')
const named = (text: string, name: string) => text.replace('{{name}}', name)

const KEYS = z.object({ viewer: z.object({ apiKeys: z.array(z.object({ name: z.string() })) }) })

/** Creates a key on the page, and returns it. */
async function create(page: Page, name: string): Promise<string> {
  await page.getByLabel(words.create.name).fill(name)
  await page.getByRole('button', { name: words.create.submit }).click()
  await page.getByRole('heading', { name: named(words.created.title, name) }).waitFor()
  const key = KEY.exec(await page.getByLabel(words.created.key, { exact: true }).innerText())?.[0]
  if (key === undefined) throw new Error('The page shows no key.')
  return key
}

describe('the API keys of a person', () => {
  it('are created, shown once, used, listed with their use, and revoked', async ({ visit, product }) => {
    const { email, token } = await signUp()
    const page = await visit(apiKeysPath())
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAt(page, email)
    await page.getByText(words.list.none).waitFor()

    await page.getByRole('button', { name: words.create.submit }).click()
    await page.getByRole('alert').filter({ hasText: words.create.missing }).waitFor()
    const key = await create(page, 'my bot')
    expect(await page.locator('pre').innerText()).toContain(`${product.url}/graphql -H 'authorization: Bearer ${key}'`)
    await page.getByRole('button', { name: words.created.copy }).click()
    await page.getByText(words.created.copied, { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    await page.getByRole('button', { name: words.created.done }).click()
    await page.getByLabel(words.create.name).waitFor()
    expect(await page.content()).not.toContain(key)

    // The key works, and the server counts its use.
    const query = () =>
      fetch(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: bearer(key) },
        body: '{"query":"{ __typename }"}',
      })
    expect((await query()).status).toBe(200)
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: 'my bot' })
    await row.getByText('1 request').waitFor()
    expect(await page.content()).not.toContain(key)

    // A first look at the question changes nothing.
    const button = page.getByRole('button', { name: named(words.revoke.label, 'my bot') })
    await button.click()
    await page.getByRole('button', { name: words.revoke.no }).click()
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true)
    await button.click()
    await page.getByRole('button', { name: words.revoke.yes }).click()
    await page.getByText(named(words.revoke.done, 'my bot')).waitFor()
    await page.getByText(words.list.none).waitFor()
    const { viewer } = await askAs(product, token, KEYS, '{ viewer { apiKeys { name } } }')
    expect(viewer.apiKeys).toEqual([])
    await expect.poll(async () => (await query()).status, { timeout: 20_000 }).toBe(401)
  })

  it('are reached from the account, whose dialog closes, and are at most five', async ({ visit }) => {
    const { email } = await signUp()
    const page = await visit(apiKeysPath())
    await signInAt(page, email)
    await page.goto('/')
    const account = await openAccount(page)
    await account.getByRole('link', { name: signInTexts('en').account.apiKeys }).click()
    await account.waitFor({ state: 'detached' })
    await page.waitForURL(apiKeysPath())
    for (let each = 1; each <= 5; each++) {
      await create(page, `key ${each}`)
      await page.getByRole('button', { name: words.created.done }).click()
    }
    await page.getByLabel(words.create.name).fill('one more')
    await page.getByRole('button', { name: words.create.submit }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: words.create.tooMany_other.replace('{{count}}', '5') })
      .waitFor()
  })

  it.for(LOCALES.flatMap((locale) => (['dark', 'light'] as const).map((theme) => ({ locale, theme }))))(
    'fit every width and have no accessibility violations in $locale and the $theme theme',
    async ({ locale, theme }, { visit, product }) => {
      const { email, token } = await signUp()
      const ask = (name: string) =>
        askAs(
          product,
          token,
          z.object({ createApiKey: z.object({ key: z.string() }) }),
          'mutation ($name: String!) { createApiKey(input: { name: $name }) { key } }',
          { name },
        )
      const { createApiKey } = await ask('A program with a name of exactly sixty characters in a row')
      for (let each = 0; each < 3; each++) {
        await askAs(product, createApiKey.key, z.object({ __typename: z.string() }), '{ __typename }')
      }
      await ask('Unused')
      const page = await visit(apiKeysPath(), { locale, theme })
      await signInAt(page, email, locale)
      const texts = apiKeysTexts(locale)
      await page.getByLabel(texts.create.name).fill('Discord bot')
      await page.getByRole('button', { name: texts.create.submit }).click()
      await page.getByLabel(texts.created.key, { exact: true }).waitFor()
      await page.getByRole('button', { name: texts.revoke.label.replace('{{name}}', 'Unused') }).click()
      await page.getByRole('button', { name: texts.revoke.yes }).waitFor()
      await settle(page)
      for (const width of [1440, 800, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await listOverflow(page)).toEqual([])
      }
      expect(await listViolations(page)).toEqual([])
    },
  )
})
