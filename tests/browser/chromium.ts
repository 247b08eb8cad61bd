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

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium: the one CHROMIUM_PATH names, else an installed one, else the one that came with the packages. */
export async function launchChromium(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((candidate) => existsSync(candidate))
  return chromium.launch({ executablePath: path ?? (await unpackBundled()), args: FLAGS })
}

/** Unpacks the Chromium of the npm package with the system libraries it needs, for machines that have neither. */
async function unpackBundled(): Promise<string> {
  const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
  await inflate(fileURLToPath(libraries))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return bundled.executablePath()
}
