import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { findLocale } from '../../../languages.ts'
import { switchLocale } from '../../i18n/load-messages.ts'
import { browserChoices } from '../../settings/browser-choices.ts'
import { LOCALE_COOKIE } from '../../settings/cookies.ts'

/** Switches to the language chosen last, possibly in another tab. */
export function useLanguageOfTabs() {
  const { i18n } = useTranslation()
  const chosen = useSyncExternalStore(
    browserChoices.subscribe,
    () => findLocale(browserChoices.find(LOCALE_COOKIE)),
    () => null,
  )

  useEffect(() => {
    if (chosen === null || chosen === i18n.language) return
    // The visitor did not request it in this tab: when the texts can't be fetched, the page stays as it is until the next load.
    switchLocale(i18n, chosen).catch(() => {})
  }, [chosen, i18n])
}
