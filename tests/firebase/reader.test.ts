import { describe, expect } from 'vitest'
import { z } from 'zod'
import { accountPath, addProPlayerPath } from '../../client/paths.ts'
import { openSettings } from '../browser/settings-dialog.ts'
import { openPage, settle } from '../browser/visit.ts'
import { wordsIn } from '../browser/words.ts'
import { it } from './journey.ts'
import { emulatorUrl } from './people.ts'
import { openSignIn } from './sign-in-page.ts'

const OFFER = z.object({ status: z.object({ signIn: z.object({ projectId: z.string(), emulatorUrl: z.string() }) }) })

/** Returns the scripts that contain Firebase's code, recognised by a host name in it. */
async function findFirebase(addresses: Iterable<string>): Promise<readonly string[]> {
  const scripts = [...addresses].filter((address) => address.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()))
  return scripts.filter((_, at) => texts[at]?.includes('securetoken.googleapis.com'))
}

describe('a visitor of a server with sign-in', () => {
  it('loads no byte of Firebase, and contacts only this server', async ({ browser, product }) => {
    const { status } = await product.ask(OFFER, '{ status { signIn { projectId emulatorUrl } } }')
    expect(status.signIn).toEqual({ projectId: 'demo-lanewatch', emulatorUrl: emulatorUrl() })
    const [account] = await product.listDemoAccounts()
    if (account === undefined) throw new Error('The demo world has no account.')

    const requested = new Set<string>()
    const page = await openPage(browser, product, '/', {}, (opened) => {
      opened.on('request', (request) => requested.add(request.url()))
    })
    for (const path of ['/', accountPath(account), '/streams', addProPlayerPath()]) {
      await page.goto(path)
      await settle(page)
    }
    const dialog = await openSettings(page, wordsIn('en'))
    await dialog.getByRole('button', { name: wordsIn('en')('session.signIn') }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect([...requested].filter((url) => !url.startsWith(product.url) && !url.startsWith('data:'))).toEqual([])
    expect(await findFirebase(requested)).toEqual([])

    // Opening the sign-in loads Firebase, so the check above would have seen it.
    await openSignIn(page)
    await expect.poll(() => findFirebase(requested)).toHaveLength(1)
    await page.context().close()
  })
})
