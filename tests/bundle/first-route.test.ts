import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { it } from '../browser/journey.ts'
import { settle } from '../browser/visit.ts'
import {
  type BuiltFile,
  listCommonScripts,
  listFollowScripts,
  listLiveScripts,
  listPageScripts,
} from './built-files.ts'

describe('a first visit', () => {
  it('to Home fetches exactly the announced scripts, and then that of live updates', async ({ visit }) => {
    const page = await visit('/')
    await settle(page)
    const announced = await listAnnounced('home', await listLiveScripts())
    await expect.poll(() => listScripts(page)).toEqual(announced)
  })

  it('to an account fetches exactly the announced scripts, and then those that keep it up to date', async ({
    visit,
    product,
  }) => {
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world has no accounts.')
    const page = await visit(accountPath(account), { width: 390 })
    const later = [...(await listFollowScripts()), ...(await listLiveScripts())]
    const announced = await listAnnounced('account', later)
    await expect.poll(() => listScripts(page)).toEqual(announced)
  })
})

async function listAnnounced(feature: string, later: readonly BuiltFile[]): Promise<readonly string[]> {
  const own = (await listPageScripts()).get(feature) ?? []
  return [...(await listCommonScripts()), ...own, ...later].map(({ path }) => path).toSorted()
}

async function listScripts(page: Page): Promise<readonly string[]> {
  const scripts = (await page.requests()).filter((request) => request.resourceType() === 'script')
  return scripts.map((request) => new URL(request.url()).pathname.slice(1)).toSorted()
}
