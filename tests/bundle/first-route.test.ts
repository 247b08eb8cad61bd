import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LOCALES } from '../../languages.ts'
import { it } from '../browser/journey.ts'
import { settle } from '../browser/visit.ts'
import { getMessages, listFirstRoute, listLiveUpdates } from './first-route.ts'

/** Compressed sizes in bytes. */
const BUDGET_BYTES = 200_000
const MESSAGES_BUDGET_BYTES = 20_000

/** Size in bytes after decompression, which a browser parses and compiles. */
const RAW_BUDGET_BYTES = 750_000

describe('the first visit to Home', () => {
  it('loads at most 200 kB of JavaScript', async () => {
    const scripts = await listFirstRoute()
    const total = scripts.reduce((sum, { size }) => sum + size, 0)

    const lines = scripts.map(({ path, size }) => `${inKilobytes(size)}  ${path}`)
    process.stdout.write(`First route, brotli:\n${lines.join('\n')}\n${inKilobytes(total)}  in all\n`)
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('parses at most 750 kB of JavaScript', async () => {
    const total = (await listFirstRoute()).reduce((sum, { rawSize }) => sum + rawSize, 0)
    process.stdout.write(`First route, raw: ${inKilobytes(total)}\n`)
    expect(total).toBeLessThanOrEqual(RAW_BUDGET_BYTES)
  })

  it.for(LOCALES)('loads at most 20 kB of texts in %s', async (locale) => {
    const { path, size } = await getMessages(locale)
    process.stdout.write(`${inKilobytes(size)}  ${path}\n`)
    expect(size).toBeLessThanOrEqual(MESSAGES_BUDGET_BYTES)
  })

  it('fetches exactly the counted scripts, and then those of the live parts', async ({ visit }) => {
    const page = await visit('/')
    await settle(page)
    const counted = [...(await listFirstRoute()), ...(await listLiveUpdates())].map(({ path }) => path)
    await expect.poll(() => listScripts(page)).toEqual(counted.toSorted())
  })
})

async function listScripts(page: Page): Promise<readonly string[]> {
  const scripts = (await page.requests()).filter((request) => request.resourceType() === 'script')
  return scripts.map((request) => new URL(request.url()).pathname.slice(1)).toSorted()
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`
