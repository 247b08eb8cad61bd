import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserRecentSearches } from '../../search/browser-recent-searches.ts'
import { browserChoices } from '../../settings/browser-choices.ts'
import { useConsent } from '../../settings/useChoice.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  words: { color: tokens.colorNeutralForeground2 },
})

/** Withdraws consent and deletes all that the site stores in the browser, except the session storage of other open tabs. */
export function ForgetChoices() {
  const styles = useStyles()
  const { t } = useTranslation()
  const consent = useConsent()
  const [forgotten, setForgotten] = useState(false)
  return (
    <div className={styles.root}>
      <Button
        onClick={() => {
          forgetEverything()
          setForgotten(true)
        }}
      >
        {t('privacy.forget')}
      </Button>
      <output className={styles.words}>
        {forgotten && consent === 'unasked' ? t('privacy.forgotten') : t(`privacy.consent.${consent}`)}
      </output>
    </div>
  )
}

function forgetEverything() {
  browserChoices.forget()
  browserRecentSearches.forget()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // A browser that blocks storage has stored nothing there.
  }
}
