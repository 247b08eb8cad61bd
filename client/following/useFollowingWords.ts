import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES } from '../i18n/locale.ts'
import en from './texts/en.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }

const TEXTS = { en, pl }

/**
 * Returns the texts about following. They are bundled with the code that shows them, in every language, because few pages need
 * them.
 */
export function useFollowingWords(): TFunction<'following'> {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, 'following', TEXTS[locale])
  })
  return useTranslation('following').t
}
