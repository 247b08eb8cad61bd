import { findChromium } from './chromium.ts'

/** Runs before the first test file: two workers that unpack the browser at once would read incomplete files. */
export async function setup(): Promise<void> {
  process.env['CHROMIUM_PATH'] ??= await findChromium()
}
