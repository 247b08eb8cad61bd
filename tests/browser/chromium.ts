import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import bundled, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Paths of Chromium or Chrome on common systems. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** System libraries that the bundled Chromium needs, in case the system lacks them. */
const LIBRARIES = new URL('../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url)

/** Command line flags of Chromium. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * More flags for tests, which open hundreds of pages for a second each. All pages share one renderer process, the compositor has no
 * process of its own, and scripts are not optimized: in so short a life that costs more than it gains. A page takes a fifth less CPU.
 * Benchmarks and audits measure without these flags.
 */
export const SHORT_LIVED_PAGES = [
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
]

/** Launches the Chromium at {@link chromiumPath} with {@link FLAGS} and the given ones. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...FLAGS, ...flags] })
}

/** Returns the path in CHROMIUM_PATH, or else the result of {@link findChromium}. */
export async function chromiumPath(): Promise<string> {
  return process.env['CHROMIUM_PATH'] ?? (await findChromium())
}

/**
 * Returns the path of a Chromium. The bundled one is preferred: it is the same on every machine, and without windows it draws
 * a page in two thirds of the time. Where it does not run, an installed one is used. Throws when there is none.
 */
export async function findChromium(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBundled()
  const installed = INSTALLED.find((candidate) => existsSync(candidate))
  if (installed === undefined) throw new Error('No Chromium was found here: say where one is by CHROMIUM_PATH.')
  return installed
}

/** Unpacks the Chromium of the npm package and its system libraries. */
async function unpackBundled(): Promise<string> {
  await inflate(fileURLToPath(LIBRARIES))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return bundled.executablePath()
}
