import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { followingTexts } from '../../client/following/useFollowingWords.ts'
import { addProPlayerPath, followingPath, playerPath } from '../../client/paths.ts'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import { settle } from '../browser/visit.ts'
import { askAs } from './firebase-product.ts'
import { it } from './journey.ts'
import { signUp } from './people.ts'
import { openAccount, signInAt } from './sign-in-page.ts'

const PLAYER = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  team: z.object({ code: z.string() }).nullable(),
})

const PLAYERS = z.object({ proPlayers: z.object({ edges: z.array(z.object({ node: PLAYER })) }) })

const FOLLOWS = z.object({ viewer: z.object({ person: z.object({ follows: z.array(z.object({ id: z.string() })) }) }) })

/** Clicks the follow button on the page of a player. */
async function pressFollow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: followingTexts('en').follow })
    .filter({ hasText: name })
    .click()
}

describe('the follows of a visitor', () => {
  it('move to the account on sign-in, appear in another browser, and leave this one on sign-out', async ({
    visit,
    product,
  }) => {
    const { email, token } = await signUp()
    const { proPlayers } = await product.ask(
      PLAYERS,
      '{ proPlayers(first: 2) { edges { node { id name slug team { code } } } } }',
    )
    const [player, other] = proPlayers.edges.map(({ node }) => node)
    if (player === undefined || other === undefined) throw new Error('The demo world has too few pro players.')
    const listFollows = async () => {
      const { viewer } = await askAs(product, token, FOLLOWS, '{ viewer { person { follows { id } } } }')
      return viewer.person.follows.map(({ id }) => id)
    }

    const page = await visit(playerPath({ team: player.team?.code ?? null, slug: player.slug }))
    await settle(page)
    await pressFollow(page, player.name)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('follows'))).toBe(JSON.stringify([player.id]))
    await page.goto(addProPlayerPath())
    await signInAt(page, email)
    await expect.poll(listFollows).toEqual([player.id])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('follows'))).toBeNull()

    const elsewhere = await visit(addProPlayerPath())
    await signInAt(elsewhere, email)
    await elsewhere.goto(followingPath())
    await elsewhere.getByRole('main').getByRole('link', { name: player.name }).first().waitFor()
    await elsewhere.goto(playerPath({ team: other.team?.code ?? null, slug: other.slug }))
    await settle(elsewhere)
    await pressFollow(elsewhere, other.name)
    await expect.poll(listFollows).toEqual([other.id, player.id])

    const account = await openAccount(page)
    await account.getByRole('button', { name: signInTexts('en').account.signOut }).click()
    await account.getByRole('button', { name: signInTexts('en').account.signOut }).waitFor({ state: 'detached' })
    await page.goto(followingPath())
    await page.getByText(followingTexts('en').empty.title).waitFor()
    expect(await listFollows()).toEqual([other.id, player.id])
  })
})

const ACCOUNTS = z.object({ accounts: z.array(z.object({ id: z.string() })) })

const OWN = z.object({ viewer: z.object({ person: z.object({ accounts: z.array(z.object({ id: z.string() })) }) }) })

describe('the own accounts of a person', () => {
  it('are all kept when the person marks them right after one another', async ({ visit, product }) => {
    const { email, token } = await signUp()
    const demoAccounts = await product.listDemoAccounts()
    const find = 'query ($riotIds: [RegionalRiotIdInput!]!) { accounts(riotIds: $riotIds) { ... on Account { id } } }'
    const { accounts } = await askAs(product, token, ACCOUNTS, find, { riotIds: demoAccounts.slice(0, 2) })
    const ids = accounts.map(({ id }) => id)
    const follow = 'mutation ($ids: [ID!]!) { follow(input: { ids: $ids }) { person { name } } }'
    await askAs(product, token, z.unknown(), follow, { ids })
    const page = await visit(addProPlayerPath())
    await signInAt(page, email)
    await page.goto(followingPath())
    const marks = page.getByRole('main').getByRole('button', { name: followingTexts('en').own.mine })
    await expect.poll(() => marks.count()).toBe(2)
    // Both clicks come before any answer.
    await marks.evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()))
    const listOwn = async () => {
      const { viewer } = await askAs(product, token, OWN, '{ viewer { person { accounts { id } } } }')
      return viewer.person.accounts.map(({ id }) => id).toSorted()
    }
    await expect.poll(listOwn).toEqual(ids.toSorted())
  })
})
