import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LOCALES, type Locale } from '../../../languages.ts'

const STATE = z.strictObject({ title: z.string(), text: z.string() })

const TEXTS = z.strictObject({
  become: z.string(),
  home: z.string(),
  states: z.strictObject({ open: STATE, used: STATE, expired: STATE, unknown: STATE }),
})

type OperatorTexts = z.infer<typeof TEXTS>

const texts: ReadonlyMap<string, OperatorTexts> = new Map(LOCALES.map((locale) => [locale, readTexts(locale)]))

export function operatorTexts(locale: Locale): OperatorTexts {
  return texts.get(locale) ?? readTexts(locale)
}

function readTexts(locale: Locale): OperatorTexts {
  const file = new URL(`../../../texts/${locale}/separate/operator.json`, import.meta.url)
  return TEXTS.parse(JSON.parse(readFileSync(file, 'utf8')))
}
