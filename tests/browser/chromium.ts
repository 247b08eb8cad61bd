import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import bundled, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Where systems keep their Chromium or Chrome. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What the packages' own Chromium needs of a system, in case this one lacks it. */
const LIBRARIES = new URL('../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url)

/** How a Chromium is started. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium, at {@link chromiumPath}. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: FLAGS })
}

/** Where the Chromium is that CHROMIUM_PATH names, else what {@link findChromium} finds. */
export async function chromiumPath(): Promise<string> {
  return process.env['CHROMIUM_PATH'] ?? (await findChromium())
}

/**
 * Where a Chromium is. The one that came with the packages is the same for everybody, and as it has no windows it draws a
 * page in two thirds of the time; where it does not run, an installed one does. Throws where there is none.
 */
export async function findChromium(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBundled()
  const installed = INSTALLED.find((candidate) => existsSync(candidate))
  if (installed === undefined) throw new Error('No Chromium was found here: say where one is by CHROMIUM_PATH.')
  return installed
}

/** Unpacks the Chromium of the npm package with the system libraries it needs, for machines that have neither. */
async function unpackBundled(): Promise<string> {
  await inflate(fileURLToPath(LIBRARIES))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return bundled.executablePath()
}
