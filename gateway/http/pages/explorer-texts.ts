import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Locale } from '../../../languages.ts'

/** The texts of the page around the editor. Those of the examples are for the browser. */
const TEXTS = z.object({
  title: z.string(),
  description: z.string(),
  home: z.string(),
  links: z.string(),
  schema: z.string(),
  noScript: z.string(),
})

export function explorerTexts(locale: Locale): z.infer<typeof TEXTS> {
  const file = new URL(`../../../texts/${locale}/separate/explorer.json`, import.meta.url)
  return TEXTS.parse(JSON.parse(readFileSync(file, 'utf8')))
}
