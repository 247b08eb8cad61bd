import { describe, expect } from 'vitest'
import { LOCALES } from '../../client/i18n/locale.ts'
import { it } from '../browser/journey.ts'
import { settle } from '../browser/visit.ts'
import { listFirstRoute } from './first-route.ts'

/** Bytes, compressed. */
const BUDGET = 200_000

describe('The first visit to Home', () => {
  it.for(LOCALES)('needs at most 200 kB of JavaScript in %s', async (locale) => {
    const scripts = await listFirstRoute(locale)
    const total = scripts.reduce((sum, { size }) => sum + size, 0)

    const lines = scripts.map(({ path, size }) => `${inKilobytes(size)}  ${path}`)
    process.stdout.write(`First route in ${locale}, brotli:\n${lines.join('\n')}\n${inKilobytes(total)}  in all\n`)
    expect(total).toBeLessThanOrEqual(BUDGET)
  })

  it('makes a browser fetch exactly what is counted', async ({ visit }) => {
    const page = await visit('/')
    await settle(page)
    const scripts = (await page.requests()).filter((request) => request.resourceType() === 'script')
    const counted = await listFirstRoute('en')
    expect(scripts.map((request) => new URL(request.url()).pathname.slice(1)).toSorted()).toEqual(
      counted.map(({ path }) => path).toSorted(),
    )
  })
})

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`
