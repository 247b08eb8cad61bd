import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const HEADINGS = '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'

/** Reads the font of headings as a `data:` URL, so that the page needs no other file of this server. */
export async function readHeadingFont(): Promise<string> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(HEADINGS)))
  return `data:font/woff2;base64,${bytes.toString('base64')}`
}
