import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { LOCALES } from '../i18n/locale.ts'
import en from './texts/en.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }

const TEXTS = { en, pl }

/**
 * Returns the texts about signing in. They are bundled with the code that shows them, in every language, because few visitors
 * need them.
 */
export function useSignInWords(): TFunction<'signIn'> {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, 'signIn', TEXTS[locale])
  })
  return useTranslation('signIn').t
}
