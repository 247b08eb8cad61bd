import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { apiKeysTexts } from '../../client/features/api-keys/useApiKeysWords.ts'
import { apiKeysPath } from '../../client/paths.ts'
import { LOCALES } from '../../languages.ts'
import { listViolations } from '../browser/axe.ts'
import type { BuiltProduct } from '../browser/built-product.ts'
import { listOverflow } from '../browser/overflow.ts'
import { settle } from '../browser/visit.ts'
import { openReceiver, verify, withStatus } from '../webhooks/receiver.ts'
import { askAs, startFirebaseProduct } from './firebase-product.ts'
import { it as journey } from './journey.ts'
import { signUp } from './people.ts'
import { signInAt } from './sign-in-page.ts'

// oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
const it = journey.override('product', async ({}, { onCleanup }) => {
  // Receivers of tests are on this machine.
  const product = await startFirebaseProduct({ WEBHOOK_TARGETS: 'any' })
  onCleanup(() => product.close())
  return product
})

const { webhooks: words, created } = apiKeysTexts('en')
const named = (text: string, name: string) => text.replace('{{name}}', name)

const CREATED_KEY = z.object({ createApiKey: z.object({ apiKey: z.object({ id: z.string() }) }) })

async function createKey(product: BuiltProduct, token: string, name: string): Promise<string> {
  const query = 'mutation ($name: String!) { createApiKey(input: { name: $name }) { apiKey { id } } }'
  return (await askAs(product, token, CREATED_KEY, query, { name })).createApiKey.apiKey.id
}

const WEBHOOK = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`

const CREATED_WEBHOOK = z.object({ createWebhook: z.object({ webhook: z.object({ id: z.string() }) }) })

const ACTIVE = '"state":"ACTIVE","stopReason":null'
const STOPPED = '"state":"STOPPED","stopReason":"FAILED_FOR_A_DAY"'

/** Moves the focus to an element by the Tab key, and presses a key there. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await target.waitFor()
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`)
}

describe('the webhooks of a key', () => {
  it('are created, tested, paused, changed, replayed and deleted by keyboard', async ({ visit, product }) => {
    const receiver = await openReceiver()
    const { email, token } = await signUp()
    await createKey(product, token, 'my bot')
    const page = await visit(apiKeysPath())
    await signInAt(page, email)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.getByText(words.none).waitFor()

    // What is wrong is said next to its field, which gets the focus.
    await press(page, button(words.add))
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.keyboard.type('my channel')
    await page.getByLabel(words.form.leagues).fill('NOBODY')
    await press(page, button(words.form.create))
    await page.getByRole('alert').filter({ hasText: words.problems.addressMissing }).waitFor()
    const address = page.getByLabel(words.form.address, { exact: true })
    await expect.poll(() => address.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('alert').filter({ hasText: words.problems.codesUnknown }).waitFor()
    await page.keyboard.type(`${receiver.url}?token=abc`)
    await page.getByLabel(words.form.leagues).fill('')
    await press(page, page.getByLabel(words.form.kinds.ROSTER_CHANGED), 'Space')
    await press(page, button(words.form.create))

    // The secret is shown once.
    const shown = page.getByLabel(words.secret.label, { exact: true })
    const secret = await shown.innerText()
    expect(secret).toMatch(/^whsec_/)
    await press(page, button(created.done))
    await shown.waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(secret)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'my channel', level: 4 }) })
    await row.last().getByText(`${receiver.url}?…`).waitFor()
    await page.getByText(words.never).waitFor()

    await press(page, button(words.actions.test))
    const delivered = words.withStatus.replace('{{outcome}}', words.outcomes.DELIVERED).replace('{{status}}', '204')
    await page.getByText(words.done.tested.replace('{{outcome}}', delivered)).waitFor()
    const [received] = receiver.received
    if (received === undefined) throw new Error('The receiver got nothing.')
    expect(verify(received, secret, Date.now())).toMatchObject({ test: true })
    receiver.answer = withStatus(500)
    await press(page, button(words.actions.test))
    const failed = delivered.replace(words.outcomes.DELIVERED, words.outcomes.ERROR_STATUS).replace('204', '500')
    await page.getByRole('alert').filter({ hasText: failed }).waitFor()
    await press(page, button(words.actions.deliveries))
    const deliveries = page.getByRole('list', { name: words.deliveries.title }).getByRole('listitem')
    await expect.poll(() => deliveries.count()).toBe(2)

    await press(page, button(words.actions.pause))
    await page.getByText(words.states.PAUSED, { exact: true }).waitFor()
    await press(page, button(words.actions.edit))
    const name = page.getByLabel(words.form.name, { exact: true })
    await expect.poll(() => name.inputValue()).toBe('my channel')
    await page.keyboard.press('End')
    await page.keyboard.type(' of games')
    await press(page, button(words.form.save))
    await page.getByText(words.done.saved).waitFor()
    await page.getByRole('heading', { name: 'my channel of games' }).waitFor()
    await press(page, button(words.actions.replay))
    await press(page, button(words.replay.choices.day))
    await press(page, button(words.replay.submit))
    await page.getByText(words.done.replaying).waitFor()
    await press(page, button(words.actions.rotate))
    expect(await shown.innerText()).not.toBe(secret)
    await press(page, button(created.done))
    await expect.poll(() => button(words.actions.rotate).evaluate((each) => each === document.activeElement)).toBe(true)
    await press(page, button(words.actions.resume))
    await page.getByText(words.states.ACTIVE, { exact: true }).waitFor()

    await press(page, button(words.actions.delete))
    await press(page, button(words.delete.no))
    await expect.poll(() => button(words.actions.delete).evaluate((each) => each === document.activeElement)).toBe(true)
    await press(page, button(words.actions.delete))
    await press(page, button(words.delete.yes))
    await page.getByText(named(words.done.deleted, 'my channel of games')).waitFor()
    await page.getByText(words.none).waitFor()
  })

  it.for(LOCALES.flatMap((locale) => (['dark', 'light'] as const).map((theme) => ({ locale, theme }))))(
    'fit every width and have no accessibility violations in $locale and the $theme theme',
    async ({ locale, theme }, { visit, product }) => {
      const receiver = await openReceiver()
      const { email, token } = await signUp()
      const apiKey = await createKey(product, token, 'Discord bot')
      const input = { apiKey, events: ['STREAM_STARTED'], address: receiver.url }
      const texts = apiKeysTexts(locale)
      await askAs(product, token, CREATED_WEBHOOK, WEBHOOK, { input: { ...input, name: 'Backup' } })
      const name = 'A channel with a name of exactly sixty characters in a row.'
      await askAs(product, token, CREATED_WEBHOOK, WEBHOOK, { input: { ...input, name } })
      const page = await visit(apiKeysPath(), { locale, theme })
      // A day would have to pass until the server stops one.
      await page.route('**/graphql**', async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        await route.fulfill({ response, body: text.replace(ACTIVE, STOPPED) })
      })
      await signInAt(page, email, locale)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await button(texts.webhooks.actions.deliveries).first().click()
      await button(texts.webhooks.actions.delete).last().click()
      await button(texts.webhooks.add).click()
      await page.getByLabel(texts.webhooks.form.name, { exact: true }).fill('x')
      await button(texts.webhooks.form.formats.DISCORD).click()
      await button(texts.webhooks.form.create).click()
      await page.getByRole('alert').filter({ hasText: texts.webhooks.problems.addressMissing }).waitFor()
      await settle(page)
      for (const width of [1440, 800, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await listOverflow(page)).toEqual([])
      }
      expect(await listViolations(page)).toEqual([])
    },
  )
})
