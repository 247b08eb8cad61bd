import type { Page } from 'playwright-core'

/** The connection and the processor of the measured visitor: 1.6 Mbit/s, 150 ms, and a fourth of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWDOWN = 4

export const VIEWPORT = { width: 390, height: 844 }

/** Makes a page as slow as on a phone with a weak connection. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}
