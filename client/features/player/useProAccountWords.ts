import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '../../../languages.ts'
import type english from '../../../texts/en/separate/proAccount.json'
import { textsIn } from '../../i18n/texts-in.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/separate/proAccount.json', {
  import: 'default',
  eager: true,
})

const proAccountTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because one page needs them. */
export function useProAccountWords(): TFunction<'proAccount'> {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, 'proAccount', proAccountTexts(locale))
  })
  return useTranslation('proAccount').t
}
