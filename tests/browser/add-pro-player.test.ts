import { describe, expect } from 'vitest'
import { addProPlayerPath } from '../../client/paths.ts'
import { listViolations } from './axe.ts'
import { findTeams, isAbout, it } from './editing.ts'
import { findForm } from './editor.ts'
import { GRAPHQL } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { settle } from './visit.ts'
import { wordsIn, WALKED_LOCALES, WALKED_THEMES } from './words.ts'

describe.each(WALKED_LOCALES)('the editor page in %s', (locale) => {
  const t = wordsIn(locale)

  it('explains to a visitor who may edit', async ({ visit }) => {
    const page = await visit(addProPlayerPath(), { locale })
    await page.getByRole('heading', { name: t('addProPlayer.visitor.title') }).waitFor()
    await page.getByText('npm run operator').waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)
    expect(await page.getByRole('button', { name: t('addProPlayer.undo.button') }).count()).toBe(0)
  })

  it('reports each missing field, and focuses the first one', async ({ edit }) => {
    const page = await edit(addProPlayerPath(), { locale })
    const form = findForm(page, t)
    await form.add.click()
    for (const name of ['league', 'role', 'name'] as const) {
      await form.problem(t(`addProPlayer.problem.required.${name}`)).waitFor()
    }
    await expect.poll(() => form.league.evaluate((field) => field === document.activeElement)).toBe(true)

    await form.name.fill('a/b')
    await form.problem(t('addProPlayer.problem.invalid.name')).waitFor()
    await form.name.fill('Anybody')
    await form.problem(t('addProPlayer.problem.invalid.name')).waitFor({ state: 'detached' })
  })

  it('names the owner of a taken account, and reports an account that Riot does not know', async ({
    edit,
    product,
  }) => {
    const { league, team, player, account } = await findTeams(product)
    const page = await edit(addProPlayerPath({ team }), { locale })
    const form = findForm(page, t)
    await expect.poll(() => form.league.inputValue()).toBe(league)
    await form.role('TOP').check()
    await form.name.fill('Somebody Else')
    await form.region.selectOption(account.region)
    await form.gameName.fill(account.gameName)
    await form.tagLine.fill(account.tagLine)
    await form.add.click()
    await form.problem(t('addProPlayer.trouble.accountTaken', { name: player })).waitFor()
    await form.form.getByRole('link', { name: t('addProPlayer.toPlayer', { name: player }) }).waitFor()

    await form.gameName.fill('Nobody At-All')
    await form.tagLine.fill('0000')
    await form.add.click()
    await form.problem(t('addProPlayer.problem.unknown.gameName')).waitFor()
    expect(await form.name.inputValue()).toBe('Somebody Else')
  })

  it('leads from a player of another team to the transfer form with its fields filled in', async ({
    edit,
    product,
  }) => {
    const { team, other, player } = await findTeams(product)
    const page = await edit(addProPlayerPath({ team: other }), { locale })
    const form = findForm(page, t)
    await form.role('TOP').check()
    await form.name.fill(player.toUpperCase())
    await form.form.getByText(t('addProPlayer.trouble.elsewhere', { name: player, team })).waitFor()
    await form.form.getByRole('link', { name: t('addProPlayer.transferInstead') }).click()
    await page.getByRole('tab', { name: t('addProPlayer.tabs.transfer'), selected: true }).waitFor()
    await expect.poll(() => form.player.inputValue()).toBe(player)
    await expect.poll(() => form.toTeam.inputValue()).toBe(other)
  })
})

describe('the editor page', () => {
  const t = wordsIn('en')

  it('keeps the input when the server is unreachable, and saves it only once', async ({ edit, product, faults }) => {
    const { team } = await findTeams(product)
    const page = await edit(addProPlayerPath({ team }))
    const form = findForm(page, t)
    await form.role('SUP').check()
    await form.name.fill('Latecomer')
    await form.form.getByText('Latecomer (Support) joins').waitFor()

    // The first request arrives, but its answer is lost.
    await page.route(GRAPHQL, async (route) => {
      if (!isAbout(route, 'mutation AddProPlayer(')) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await form.add.click()
    await form.problem(t('addProPlayer.trouble.unreachable')).waitFor()
    await page.unroute(GRAPHQL)
    expect(await form.name.inputValue()).toBe('Latecomer')
    await form.form.getByRole('button', { name: t('common.retry') }).click()
    await form.form.getByText(`Saved: Latecomer added to ${team}.`).waitFor()
    const list = page.getByRole('region', { name: t('addProPlayer.recent') })
    await expect.poll(() => list.getByText('Latecomer').count()).toBe(1)

    // The list is fetched again after a change: a click on a row that is replaced meanwhile is lost.
    await settle(page)
    await list.getByRole('button', { name: t('addProPlayer.undo.of', { name: 'Latecomer' }) }).click()
    await form.form.getByText(`Undone: Latecomer added to ${team}.`).waitFor()
    await expect.poll(() => list.evaluate((region) => region.contains(document.activeElement))).toBe(true)
    expect(faults.splice(0).length).toBeGreaterThan(0)
  })

  it.for(WALKED_THEMES)(
    'fits every width and has no accessibility violations in the %s theme',
    async (theme, { edit, visit }) => {
      const visitor = await visit(addProPlayerPath(), { theme })
      const adding = await edit(addProPlayerPath(), { theme })
      await findForm(adding, t).add.click()
      const transferring = await edit(addProPlayerPath({ tab: 'transfer' }), { theme })
      await findForm(transferring, t).player.fill('a')
      await transferring.getByRole('listbox').getByRole('option').first().waitFor()
      for (const page of [visitor, adding, transferring]) {
        await settle(page)
        expect(await listViolations(page)).toEqual([])
        for (const width of [320, 390, 800, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await settle(page)
          expect(await listOverflow(page), `at ${width} px`).toEqual([])
        }
      }
    },
  )

  it("ends the editor's session, and keeps the text typed in another window", async ({ edit, product }) => {
    const { team } = await findTeams(product)
    const [page, other] = await Promise.all([edit(addProPlayerPath()), edit(addProPlayerPath({ team }))])
    const form = findForm(other, t)
    await form.role('ADC').check()
    await form.name.fill('Half Typed')

    // The other window fetches its viewer after the editor rights have ended.
    const ended = Promise.withResolvers<void>()
    await other.route(GRAPHQL, async (route) => {
      if (isAbout(route, 'query AddProPlayerPage')) await ended.promise
      return route.continue()
    })
    const adding = findForm(page, t)
    await adding.league.selectOption({ index: 1 })
    await adding.team.selectOption({ index: 1 })
    await adding.role('TOP').check()
    await adding.name.fill('Late News')
    await adding.add.click()
    await adding.form.getByText('Saved: Late News').waitFor()
    await page.getByRole('button', { name: t('addProPlayer.editor.end') }).click()
    await page.getByRole('heading', { name: t('addProPlayer.visitor.title') }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)

    ended.resolve()
    await other.getByText(t('addProPlayer.editor.over')).waitFor()
    expect(await form.name.inputValue()).toBe('Half Typed')
    await form.add.click()
    await form.problem(t('addProPlayer.trouble.notAllowed')).waitFor()
    expect(await form.name.inputValue()).toBe('Half Typed')
  })
})
