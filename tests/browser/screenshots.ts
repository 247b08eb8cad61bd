import { mkdir, stat, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import type { AccountParams } from '../../client/paths.ts'
import { THEME_NAMES, type ThemeName } from '../../client/theme/palette.ts'
import { LOCALES, type Locale } from '../../languages.ts'
import { type BuiltProduct, startBuiltProduct } from './built-product.ts'
import { launchChromium } from './chromium.ts'
import { drawSheet, openDrawingPage } from './contact-sheet.ts'
import { SCENES, type Scene } from './scenes.ts'
import { openPage, rememberVisitor, settle } from './visit.ts'
import { wordsIn } from './words.ts'

const PICTURES = new URL('../../screenshots/', import.meta.url)
const SHEETS = new URL('../../docs/sheets/', import.meta.url)
const WIDTHS = [390, 800, 1440]

/** Maximum height of the window for a whole page. Lists render only visible rows, and screenshots stay small. */
const HIGHEST_WINDOW_PX = 3200

/** Longer than usual, because four pages at once are slow on a small machine. */
const LONGEST_WAIT_MS = 90_000

/** Time for the product to fetch the ranks of every pro player within Riot's rate limits. */
const LONGEST_WAIT_FOR_PROS_MS = 240_000

const ROSTER = z.object({
  roster: z.array(
    z.object({ accounts: z.array(z.object({ ranks: z.object({ __typename: z.string() }).nullable() })) }),
  ),
})

const PROS = z.object({
  g2: ROSTER,
  fnc: ROSTER,
  streams: z.object({ streams: z.array(z.object({ id: z.string() })) }),
})

const PROS_QUERY = `
  fragment Known on ProTeam { roster { accounts { ranks { __typename } } } }
  { g2: proTeam(code: "G2") { ...Known } fnc: proTeam(code: "FNC") { ...Known } streams(filter: { live: true }) { streams { id } } }
`

/** A browser profile with one language and theme, which goes from scene to scene. */
interface Look {
  readonly locale: Locale
  readonly theme: ThemeName
  readonly page: Page
  /** Removes cookies and storage left by the last scene. */
  readonly forget: () => Promise<void>
}

const started = Date.now()
const scenes = chooseScenes(process.argv.slice(2))
await Promise.all([PICTURES, SHEETS].map((folder) => mkdir(folder, { recursive: true })))
await using stack = new AsyncDisposableStack()
const product = stack.adopt(await startBuiltProduct({ INGEST: 'on', SIMULATOR_SEED: 'lanewatch' }), (running) =>
  running.close(),
)
const browser = stack.adopt(await launchChromium(), (running) => running.close())
const [account] = await product.listDemoAccounts()
if (account === undefined) throw new Error('The demo world offers no account to take pictures of.')
await awaitPros(product)
const looks = await openLooks(browser, product)
const drawing = await openDrawingPage(browser)

for (const scene of scenes) {
  // The clock stops during a scene, so that ages are the same in all its screenshots.
  const now = product.clock.now()
  const rows = await Promise.all(looks.map((look) => takePictures(look, scene, account, now)))
  const file = new URL(`${scene.name}.webp`, SHEETS)
  await writeFile(file, await drawSheet(drawing, rows))
  const { size } = await stat(file)
  process.stdout.write(`docs/sheets/${scene.name}.webp ${Math.round(size / 1024)} kB\n`)
}
process.stdout.write(`${scenes.length} scenes in ${Math.round((Date.now() - started) / 1000)} s\n`)

function chooseScenes(names: readonly string[]): readonly Scene[] {
  const unknown = names.find((name) => SCENES.every((scene) => scene.name !== name))
  if (unknown !== undefined) {
    throw new Error(`There is no scene ${unknown}. Scenes are ${SCENES.map(({ name }) => name).join(', ')}.`)
  }
  return names.length === 0 ? SCENES : SCENES.filter(({ name }) => names.includes(name))
}

function openLooks(at: Browser, from: BuiltProduct): Promise<readonly Look[]> {
  const choices = LOCALES.flatMap((locale) => THEME_NAMES.map((theme) => ({ locale, theme })))
  return Promise.all(
    choices.map(async (choice) => {
      const page = await openPage(at, from, '/', choice)
      page.context().setDefaultTimeout(LONGEST_WAIT_MS)
      await settle(page)
      return { ...choice, page, forget: await rememberVisitor(page) }
    }),
  )
}

/** Waits until the ranks of the teams in the screenshots and the live streams are known. */
async function awaitPros(of: BuiltProduct): Promise<void> {
  for (const deadline = Date.now() + LONGEST_WAIT_FOR_PROS_MS; Date.now() < deadline; await pause(250)) {
    const { g2, fnc, streams } = await of.ask(PROS, PROS_QUERY)
    const accounts = [...g2.roster, ...fnc.roster].flatMap((player) => player.accounts)
    if (streams.streams.length > 0 && accounts.every(({ ranks }) => ranks !== null)) return
  }
  throw new Error('The ranks of the pro players, or their streams, have not arrived.')
}

/** Takes screenshots in all widths. Takes the whole page, or only the window when a dialog covers it. Returns the paths. */
async function takePictures({ locale, theme, page, forget }: Look, scene: Scene, of: AccountParams, now: number) {
  await forget()
  await page.clock.setFixedTime(now)
  await page.goto(scene.path(of, product))
  await settle(page)
  const t = wordsIn(locale)
  await scene.act?.(page, t)
  const before = page.getByRole('dialog').or(page.getByRole('region', { name: t('consent.label') }))
  const fullPage = (await before.count()) === 0
  const pictures: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 1000 })
    await settle(page)
    if (fullPage) await growToPage(page, width)
    const path = fileURLToPath(new URL(`${scene.name}-${width}-${theme}-${locale}.png`, PICTURES))
    await page.screenshot({ path, fullPage, animations: 'disabled' })
    pictures.push(path)
  }
  return { title: `${theme}, ${locale}`, pictures }
}

/** Makes the window as high as the page, so that lists render all their rows. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, HIGHEST_WINDOW_PX) })
  await settle(page)
}
