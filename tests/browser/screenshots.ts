import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '../../client/i18n/locale.ts'
import { THEME_NAMES } from '../../client/theme/palette.ts'
import { START, startBuiltProduct } from './built-product.ts'
import { launchChromium } from './chromium.ts'
import { SCENES } from './scenes.ts'
import { openPage, settle } from './visit.ts'
import { wordsIn } from './words.ts'

const FOLDER = new URL('../../screenshots/', import.meta.url)
const WIDTHS = [390, 800, 1440]

/** Stands still, so that ages are the same in every picture. */
const NOW = START + 2 * 60_000

await mkdir(FOLDER, { recursive: true })
await using stack = new AsyncDisposableStack()
const product = stack.adopt(await startBuiltProduct({ INGEST: 'on', SIMULATOR_SEED: 'lanewatch' }), (running) =>
  running.close(),
)
const browser = stack.adopt(await launchChromium(), (running) => running.close())
const [account] = await product.listDemoAccounts()
if (account === undefined) throw new Error('The demo world offers no account to take pictures of.')

for (const locale of LOCALES) {
  for (const theme of THEME_NAMES) {
    for (const width of WIDTHS) {
      for (const { name, path, act } of SCENES) {
        const page = await openPage(browser, product, path(account), { locale, theme, width }, (opened) =>
          opened.clock.setFixedTime(NOW),
        )
        await settle(page)
        await act?.(page, wordsIn(locale))
        await settle(page)
        const file = `${name}-${width}-${theme}-${locale}.png`
        await page.screenshot({ path: fileURLToPath(new URL(file, FOLDER)), fullPage: true, animations: 'disabled' })
        await page.context().close()
        process.stdout.write(`screenshots/${file}\n`)
      }
    }
  }
}
