import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '../../languages.ts'
import type english from '../../texts/en/separate/rosterFacts.json'
import { textsIn } from '../i18n/texts-in.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/separate/rosterFacts.json', {
  import: 'default',
  eager: true,
})

const rosterFactTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because few pages need them, and late. */
export function useRosterFactWords(): TFunction<'rosterFacts'> {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, 'rosterFacts', rosterFactTexts(locale))
  })
  return useTranslation('rosterFacts').t
}
