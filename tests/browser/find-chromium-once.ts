import { findChromium } from './chromium.ts'

/** Runs before the first file: two that unpack the browser at once would find each other's half of it. */
export async function setup(): Promise<void> {
  process.env['CHROMIUM_PATH'] ??= await findChromium()
}
