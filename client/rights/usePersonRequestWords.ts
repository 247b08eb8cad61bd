import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES } from '../../languages.ts'
import type english from '../../texts/en/separate/personRequest.json'
import { textsIn } from '../i18n/texts-in.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/separate/personRequest.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the dialog in every language, because few visitors need them. */
export function usePersonRequestWords(): TFunction<'personRequest'> {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, 'personRequest', textsIn(TEXTS, locale))
  })
  return useTranslation('personRequest').t
}
