import { describe, expect } from 'vitest'
import { addProPlayerPath } from '../../client/paths.ts'
import { it } from './journey.ts'
import { openSettings } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

describe('a server without sign-in', () => {
  it('offers no sign-in button', async ({ visit }) => {
    const page = await visit(addProPlayerPath())
    await page.getByText(t('addProPlayer.visitor.link')).waitFor()
    await settle(page)
    const dialog = await openSettings(page, t)
    await page.waitForLoadState('networkidle')
    expect(await dialog.getByText(t('session.account'), { exact: true }).count()).toBe(0)
    expect(await page.getByRole('button', { name: t('session.signIn'), includeHidden: true }).count()).toBe(0)
  })
})
