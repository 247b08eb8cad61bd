import { z } from 'zod'
import type { Locale } from '../../../languages.ts'
import { readTexts } from '../../texts/read-texts.ts'

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
  return TEXTS.parse(readTexts(locale, 'on-demand/explorer'))
}
