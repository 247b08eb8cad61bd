import { describe, expect, vi } from 'vitest'
import { gamePath } from '../../client/paths.ts'
import { it } from './live-journey.ts'
import { listenToUpdates } from './updates.ts'
import { settle, stopClock } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

describe('the page of a running game of a pro', () => {
  it('reports the end as soon as the server knows it, before its next check', async ({ visit, world }) => {
    const pro = await vi.waitFor(
      async () => {
        const players = await world.players.list({ limit: 50 })
        const found = players.find(({ value: { accounts } }) => accounts.some(({ puuid }) => puuid !== null))
        if (found === undefined) throw new Error('No account of a pro is known yet.')
        return found.value
      },
      { timeout: 20_000 },
    )
    const game = await world.putGame([pro])
    const page = await visit('/')
    const updates = listenToUpdates(page)
    await page.goto(gamePath(game.game.matchId))
    await settle(page)
    await page.getByText(t('game.running')).waitFor()
    await expect.poll(() => updates.subscriptions()).toBeGreaterThanOrEqual(1)
    // The clock of the page stands, so that it checks nothing by itself.
    await stopClock(page)

    await world.endGame(game)
    await page.getByText(t('game.over')).waitFor()
    expect(await page.getByText(pro.name).count()).toBeGreaterThan(0)
  })
})
