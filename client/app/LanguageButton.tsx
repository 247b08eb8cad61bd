import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALE_COOKIE, yearCookie } from '../cookies.ts'
import { switchLocale } from '../i18n/load-messages.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { lane } from '../theme/lane.ts'
import { BarButton } from './BarButton.tsx'

const useStyles = makeStyles({
  failure: { alignSelf: 'center', color: lane.loss, fontSize: tokens.fontSizeBase200 },
})

/** Turns between English and Polish, and remembers it for a year. */
export function LanguageButton() {
  const styles = useStyles()
  const { t, i18n } = useTranslation()
  const [failed, setFailed] = useState(false)
  const other = useLocale() === 'en' ? 'pl' : 'en'

  const turn = async () => {
    try {
      await switchLocale(i18n, other)
    } catch {
      setFailed(true)
      return
    }
    setFailed(false)
    document.documentElement.lang = other
    document.cookie = yearCookie(LOCALE_COOKIE, other)
  }

  return (
    <>
      {failed ? (
        <span role="alert" className={styles.failure}>
          {t('errors.locale')}
        </span>
      ) : null}
      <BarButton label={t('shell.switchLanguage')} lang={other} onClick={() => void turn()}>
        {other.toUpperCase()}
      </BarButton>
    </>
  )
}
