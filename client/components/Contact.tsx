import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

interface ContactProps {
  /** Null when the operator of the server gave no address. */
  readonly email: string | null
}

const useStyles = makeStyles({
  words: { margin: 0, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
  link: { color: tokens.colorBrandForeground1 },
})

export function Contact({ email }: ContactProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  if (email === null) return <p className={styles.words}>{t('contact.none')}</p>
  return (
    <p className={styles.words}>
      {t('contact.write')}{' '}
      <a href={`mailto:${email}`} className={styles.link}>
        {email}
      </a>
    </p>
  )
}
