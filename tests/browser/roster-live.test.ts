import { describe, expect } from 'vitest'
import { z } from 'zod'
import { addProPlayerPath, teamPath } from '../../client/paths.ts'
import { findForm } from './editor.ts'
import { it } from './journey.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

describe('an editor', () => {
  it('adds a player, transfers them and undoes it, while other pages show each step', async ({ visit, product }) => {
    const [team, list, home] = await Promise.all([
      visit(teamPath('FNC')),
      visit('/pro-players?tab=players&text=Brandnew'),
      visit('/'),
    ])
    await Promise.all([team, list, home].map((page) => settle(page)))
    const roster = team.getByRole('region', { name: t('team.roster'), exact: true })
    const ledger = team.getByRole('region', { name: t('proScene.changes.title') })
    const news = home.getByRole('region', { name: t('home.roster.title') }).getByRole('list')
    await list.getByText(t('proPlayers.empty.title')).waitFor()

    const editor = await visit(new URL(product.operatorLink).pathname)
    await editor.getByRole('button', { name: 'Become an editor' }).click()
    await editor.waitForURL(addProPlayerPath())
    await editor.getByText(t('addProPlayer.editor.until', { name: 'operator', time: '' }).slice(0, 24)).waitFor()

    const { form, ...fields } = findForm(editor, t)
    await fields.league.selectOption('LEC')
    await fields.team.selectOption('FNC')
    await fields.role('MID').check()
    await fields.name.fill('Brandnew')
    await form.getByText('Brandnew (Mid) joins FNC · LEC.').waitFor()
    await fields.add.click()
    await form.getByText('Saved: Brandnew added to FNC.').waitFor()

    await roster.getByRole('link', { name: 'Brandnew' }).waitFor()
    await ledger.getByText('Brandnew added to the roster').waitFor()
    await news.getByText('Brandnew added to FNC').waitFor()
    await list.getByRole('link', { name: 'FNC Brandnew' }).waitFor()
    await team.getByRole('status').getByText('Brandnew added to FNC').waitFor({ state: 'attached' })

    await editor.getByRole('tab', { name: t('addProPlayer.tabs.transfer') }).click()
    await fields.player.fill('brandn')
    await form.getByRole('option', { name: 'Brandnew' }).click()
    await fields.toLeague.selectOption('LEC')
    await fields.toTeam.selectOption('G2')
    await form.getByText('Brandnew (Mid) moves from FNC to G2 · LEC.').waitFor()
    await fields.transfer.click()
    await form.getByText('Saved: Brandnew moved from FNC to G2.').waitFor()

    await ledger.getByText('Brandnew left for G2').waitFor()
    await roster.getByRole('link', { name: 'Brandnew' }).waitFor({ state: 'detached' })
    await news.getByText('Brandnew: FNC →to G2').waitFor()
    await list.getByRole('link', { name: 'G2 Brandnew' }).waitFor()

    await form.getByRole('button', { name: t('addProPlayer.undo.of', { name: 'Brandnew' }) }).click()
    await form.getByText('Undone: Brandnew moved from FNC to G2.').waitFor()
    await roster.getByRole('link', { name: 'Brandnew' }).waitFor()
    await ledger.getByText(/Brandnew.* undone: left for G2/).waitFor()
    await list.getByRole('link', { name: 'FNC Brandnew' }).waitFor()

    const feed = await (await fetch(`${product.url}/feeds/roster-changes.atom`)).text()
    for (const sentence of [
      'Brandnew (MID) was added to FNC',
      'Brandnew (MID) moves from FNC to G2',
      'A change to Brandnew was undone',
    ]) {
      expect(feed).toContain(sentence)
    }
  })
})

describe('a subscription to roster changes', () => {
  it('restarts after a pause when the server has ended it', async ({ visit }) => {
    const page = await visit('/page-that-is-not-there')
    const started: string[] = []
    await page.routeWebSocket(/graphql/, (socket) => {
      socket.onMessage((text) => {
        const { type, id, payload: asked } = MESSAGE.parse(JSON.parse(String(text)))
        if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
        if (type !== 'subscribe' || id === undefined || asked?.operationName !== 'RosterNews') return
        started.push(id)
        const payload = [{ message: 'The server has no room for another one.' }]
        if (started.length < 3) socket.send(JSON.stringify({ type: 'error', id, payload }))
      })
    })
    await page.goto('/')
    await expect.poll(() => started.length).toBe(1)
    await page.clock.runFor(2000)
    expect(started).toHaveLength(1)
    await page.clock.runFor(6000)
    await expect.poll(() => started.length).toBe(2)
    await page.clock.runFor(16_000)
    await expect.poll(() => started.length).toBe(3)
    await page.clock.runFor(120_000)
    expect(new Set(started).size).toBe(3)
  })
})

const MESSAGE = z.object({
  type: z.string(),
  id: z.string().optional(),
  payload: z.object({ operationName: z.string().optional() }).optional(),
})
