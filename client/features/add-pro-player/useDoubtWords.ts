import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '../../../languages.ts'
import type english from '../../../texts/en/separate/doubts.json'
import { textsIn } from '../../i18n/texts-in.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/separate/doubts.json', {
  import: 'default',
  eager: true,
})

const doubtTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because only editors need them. */
export function useDoubtWords(): TFunction<'doubts'> {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, 'doubts', doubtTexts(locale))
  })
  return useTranslation('doubts').t
}
