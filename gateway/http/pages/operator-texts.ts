import { z } from 'zod'
import { LOCALES, type Locale } from '../../../languages.ts'
import { readTexts } from '../../texts/read-texts.ts'

const STATE = z.strictObject({ title: z.string(), text: z.string() })

const TEXTS = z.strictObject({
  become: z.string(),
  home: z.string(),
  states: z.strictObject({ open: STATE, used: STATE, expired: STATE, unknown: STATE }),
})

type OperatorTexts = z.infer<typeof TEXTS>

const texts: ReadonlyMap<string, OperatorTexts> = new Map(LOCALES.map((locale) => [locale, parseTexts(locale)]))

export function operatorTexts(locale: Locale): OperatorTexts {
  return texts.get(locale) ?? parseTexts(locale)
}

function parseTexts(locale: Locale): OperatorTexts {
  return TEXTS.parse(readTexts(locale, 'on-demand/operator'))
}
