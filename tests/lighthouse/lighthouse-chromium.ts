import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { FLAGS, chromiumPath } from '../browser/chromium.ts'
import { standInForTwitch } from '../browser/stand-in-twitch.ts'

/** A Chromium in which every page has a fake Twitch player and consent to load it. */
export interface LighthouseChromium {
  /** Port of the DevTools protocol. */
  readonly port: number
  close(): Promise<void>
}

export async function launchLighthouseChromium(): Promise<LighthouseChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'lanewatch-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: [...FLAGS, '--remote-debugging-port=0'],
    // Lighthouse emulates the device.
    viewport: null,
  })
  await standInForTwitch(context)
  await context.addInitScript(() => sessionStorage.setItem('twitchPlayer', 'yes'))
  // Chromium writes its port to this file.
  const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  return {
    port: Number(port),
    async close() {
      await context.close()
      await rm(profile, { recursive: true })
    },
  }
}
