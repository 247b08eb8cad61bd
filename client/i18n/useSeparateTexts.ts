import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES } from '../../languages.ts'
import { textsIn } from './texts-in.ts'

/** Adds texts that are bundled with the code that shows them, in every language, under their own name. `files` are by path. */
export function useSeparateTexts(name: string, files: Readonly<Record<string, object>>): void {
  const { i18n } = useTranslation()
  useState(() => {
    for (const locale of LOCALES) i18n.addResourceBundle(locale, name, textsIn(files, locale))
  })
}
