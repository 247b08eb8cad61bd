import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { addProPlayerPath } from '../../client/paths.ts'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import type { BuiltProduct } from '../browser/built-product.ts'
import { settle } from '../browser/visit.ts'
import { wordsIn } from '../browser/words.ts'
import { askAs } from './firebase-product.ts'
import { it } from './journey.ts'
import { endSessions, openAdmin, PASSWORD, signIn, signUp, signUpVerified } from './people.ts'
import { openAccount, openSignIn, sendPassword, signedInAs, signInAt } from './sign-in-page.ts'

const t = wordsIn('en')
const words = signInTexts('en')

const FOLLOWS = z.object({
  viewer: z.object({ person: z.object({ follows: z.array(z.object({ id: z.string() })) }).nullable() }),
})

const PLAYERS = z.object({ proPlayers: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }) })

/** Follows one pro player as the owner of the token. */
async function follow(product: BuiltProduct, token: string): Promise<void> {
  const { proPlayers } = await product.ask(PLAYERS, '{ proPlayers(first: 1) { edges { node { id } } } }')
  const ids = proPlayers.edges.map(({ node }) => node.id)
  const { follow: answer } = await askAs(
    product,
    token,
    z.object({ follow: z.object({ problems: z.array(z.unknown()) }) }),
    'mutation ($ids: [ID!]!) { follow(input: { ids: $ids }) { problems { __typename } } }',
    { ids },
  )
  expect(answer.problems).toEqual([])
}

describe('a signed-in person', () => {
  it('is signed out with a message after the account is disabled, and gets a message on the next try', async ({
    visit,
  }) => {
    const { id, email } = await signUp()
    const page = await visit(addProPlayerPath())
    await signInAt(page, email)
    await openAdmin().updateUser(id, { disabled: true })
    await page.reload()
    await page.getByText(t('session.news.ended')).waitFor()

    const dialog = await openSignIn(page)
    await sendPassword(dialog, 'signIn', { email })
    await dialog.getByRole('alert').filter({ hasText: words.errors.disabled }).waitFor()
  })

  it('is signed out with a message after all sessions of the account were ended', async ({ visit }) => {
    const person = await signUp()
    const page = await visit(addProPlayerPath())
    await signInAt(page, person.email)
    await endSessions(await signIn(person.email))
    await page.reload()
    await page.getByText(t('session.news.ended')).waitFor()
    await settle(page)
    expect(await page.evaluate(() => localStorage.getItem('signed_in'))).toBeNull()
  })

  it('downloads the stored data of the account', async ({ visit, product }) => {
    const { email, token } = await signUpVerified()
    await follow(product, token)
    const page = await visit(addProPlayerPath())
    await signInAt(page, email)
    const account = await openAccount(page)
    const coming = page.waitForEvent('download')
    await account.getByRole('button', { name: words.account.export }).click()
    const download = await coming
    const { person, kept } = z
      .object({ person: z.object({ email: z.string() }), kept: z.object({ follows: z.array(z.unknown()) }) })
      .parse(JSON.parse(await readFile(await download.path(), 'utf8')))
    expect(person.email).toBe(email)
    expect(kept.follows).toHaveLength(1)
    await account.getByText(words.account.exported).waitFor()
  })

  it('deletes the account, and no data remains here or at Firebase', async ({ visit, product }) => {
    const { id, email, token } = await signUpVerified()
    await follow(product, token)
    const page = await visit(addProPlayerPath())
    await signInAt(page, email)
    const account = await openAccount(page)
    await account.getByRole('button', { name: words.account.delete }).click()
    await account.getByRole('button', { name: words.account.deleteNo }).click()
    await account.getByText(signedInAs(email)).waitFor()
    await account.getByRole('button', { name: words.account.delete }).click()
    await account.getByRole('button', { name: words.account.deleteYes }).click()
    await page.getByText(t('session.news.deleted')).first().waitFor()

    await expect(openAdmin().getUser(id)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    await expect(signIn(email)).rejects.toThrow('EMAIL_NOT_FOUND')
    // The same id again: it would get any data that had been kept.
    await openAdmin().createUser({ uid: id, email, password: PASSWORD })
    const again = await signIn(email)
    const { viewer } = await askAs(product, again.token, FOLLOWS, '{ viewer { person { follows { id } } } }')
    expect(viewer.person).toEqual({ follows: [] })
  })
})
