import { describe, expect } from 'vitest'
import { addProPlayerPath } from '../../client/paths.ts'
import type { BuiltProduct } from './built-product.ts'
import { findTeams, isAbout, it } from './editing.ts'
import { findForm } from './editor.ts'
import { GRAPHQL } from './operation-of.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** Transfers a player as another editor. */
async function transfer(
  product: BuiltProduct,
  cookies: Readonly<Record<string, string>>,
  input: { readonly player: string; readonly fromTeam: string | null; readonly toTeam: string | null },
) {
  const query =
    'mutation ($input: TransferProPlayerInput!) { transferProPlayer(input: $input) { problems { __typename } } }'
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie.join('; ') },
    body: JSON.stringify({ query, variables: { input } }),
  })
  expect(await response.json()).toMatchObject({ data: { transferProPlayer: { problems: [] } } })
}

describe('the transfer form', () => {
  it('removes a player from the team, and leads from the add form to their return', async ({ edit, product }) => {
    const { league, team, player } = await findTeams(product)
    const page = await edit(addProPlayerPath({ tab: 'transfer', player }))
    const form = findForm(page, t)
    await form.toLeague.selectOption(t('addProPlayer.noTeam'))
    await expect.poll(() => form.toTeam.isDisabled()).toBe(true)
    await form.form.getByText(`leaves ${team} and becomes a free agent.`).waitFor()
    await form.transfer.click()
    await form.form.getByText(`Saved: ${player} left ${team}.`).waitFor()

    await page.getByRole('tab', { name: t('addProPlayer.tabs.add') }).click()
    await form.league.selectOption(league)
    await form.team.selectOption(team)
    await form.role('TOP').check()
    await form.name.fill(player)
    await form.form.getByText(t('addProPlayer.trouble.noTeam', { name: player })).waitFor()
    await form.form.getByRole('link', { name: t('addProPlayer.transferInstead') }).click()
    await expect.poll(() => form.player.inputValue()).toBe(player)
    await expect.poll(() => form.form.getByLabel(t('addProPlayer.fields.fromTeam')).inputValue()).toBe('No team')
    // Keyboard users continue in the form.
    await page.keyboard.press('Tab')
    await expect.poll(() => form.player.evaluate((field) => field === document.activeElement)).toBe(true)
    await form.form.getByText(`joins ${team} · ${league}.`).waitFor()
    await form.transfer.click()
    await form.form.getByText(`Saved: ${player} joined ${team}.`).waitFor()
  })

  it('reports the current team of a player whom another editor moved first, and continues from there', async ({
    edit,
    product,
    cookies,
  }) => {
    const { league, team, other, player } = await findTeams(product)
    const page = await edit(addProPlayerPath({ tab: 'transfer', player, team: other }))
    const form = findForm(page, t)
    await form.form.getByText(`moves from ${team} to ${other}`).waitFor()
    await page.route(GRAPHQL, async (route) => {
      if (!isAbout(route, 'mutation TransferProPlayer(')) return route.continue()
      await transfer(product, cookies, { player, fromTeam: team, toTeam: null })
      return route.continue()
    })
    await form.transfer.click()
    await form.problem(t('addProPlayer.trouble.lookAgain')).waitFor()
    await page.unroute(GRAPHQL)
    await form.form.getByText(`joins ${other} · ${league}.`).waitFor()
    await form.transfer.click()
    await form.form.getByText(`Saved: ${player} joined ${other}.`).waitFor()
    await transfer(product, cookies, { player, fromTeam: other, toTeam: team })
  })

  it('resends a transfer with a lost answer unchanged, even after newer data arrived', async ({
    edit,
    product,
    faults,
    cookies,
  }) => {
    const { team, other, player } = await findTeams(product)
    const page = await edit(addProPlayerPath({ tab: 'transfer', player, team: other }))
    const form = findForm(page, t)
    await form.form.getByText(`moves from ${team} to ${other}`).waitFor()
    await page.route(GRAPHQL, async (route) => {
      if (!isAbout(route, 'mutation TransferProPlayer(')) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await form.transfer.click()
    await form.problem(t('addProPlayer.trouble.unreachable')).waitFor()
    await page.unroute(GRAPHQL)
    await expect.poll(() => form.form.getByLabel(t('addProPlayer.fields.fromTeam')).inputValue()).toBe(other)
    await form.form.getByRole('button', { name: t('common.retry') }).click()
    await form.form.getByText(`Saved: ${player} moved from ${team} to ${other}.`).waitFor()
    await transfer(product, cookies, { player, fromTeam: other, toTeam: team })
    expect(faults.splice(0).length).toBeGreaterThan(0)
  })

  it("sends no transfer before the player's team is known", async ({ edit, product, faults }) => {
    const { league, team, other, player } = await findTeams(product)
    const page = await edit(addProPlayerPath({ tab: 'transfer' }))
    const form = findForm(page, t)
    await page.route(GRAPHQL, (route) => (isAbout(route, 'query KnownPlayers(') ? route.abort() : route.continue()))
    const failed = page.waitForEvent('requestfailed')
    await form.player.fill(player)
    await failed
    await form.toLeague.selectOption(league)
    await form.toTeam.selectOption(other)
    await form.transfer.click()
    await form.problem(t('addProPlayer.problem.unasked')).waitFor()
    await page.unroute(GRAPHQL)
    await page.clock.runFor(3500)
    await form.form.getByText(`moves from ${team} to ${other}`).waitFor()
    await form.problem(t('addProPlayer.problem.unasked')).waitFor({ state: 'detached' })
    expect(faults.splice(0).length).toBeGreaterThan(0)
  })
})
