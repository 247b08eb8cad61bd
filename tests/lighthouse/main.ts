import { startBuiltProduct } from '../browser/built-product.ts'
import { listIndexablePages } from './indexable-pages.ts'
import { launchLighthouseChromium } from './lighthouse-chromium.ts'
import { CATEGORIES, DEVICES, judge } from './lighthouse.ts'

/** Checks one page of each kind that search engines may list. Exits with 1 unless every score is 100. */

await using stack = new AsyncDisposableStack()
const product = stack.adopt(await startBuiltProduct({ INGEST: 'on' }), (running) => running.close())
const browser = stack.adopt(await launchLighthouseChromium(), (running) => running.close())

// Paths can be limited by arguments: `npm run lighthouse -- /streams`.
const requested = process.argv.slice(2)
const paths = requested.length === 0 ? await listIndexablePages(product.url) : requested

process.stdout.write(`${['page'.padEnd(24), 'device '.padEnd(8), ...CATEGORIES].join('  ')}\n`)
for (const path of paths) {
  for (const device of DEVICES) {
    const { scores, faults } = await judge(product.url + path, device, browser.port)
    const cells = CATEGORIES.map((category) => String(scores[category]).padStart(category.length))
    process.stdout.write(`${[path.padEnd(24), device.padEnd(8), ...cells].join('  ')}\n`)
    for (const fault of faults) process.stdout.write(`  ${fault}\n`)
    if (CATEGORIES.some((category) => scores[category] < 100)) process.exitCode = 1
  }
}
