import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { PHONE } from '../theme/lane.ts'

const useStyles = makeStyles({
  footer: {
    width: '100%',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '0 20px',
    [PHONE]: { padding: '0 12px' },
  },
  content: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '16px 48px',
    padding: '20px 0 28px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
  riot: { flex: '1 1 320px', maxWidth: '86ch', margin: 0 },
  links: { display: 'flex', gap: '20px' },
  link: {
    display: 'inline-block',
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
})

/** The ways into the API, and what Riot asks every such product to say. */
export function Footer() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.riot}>{t('shell.riot')}</p>
        <nav aria-label={t('shell.footerNavigation')} className={styles.links}>
          <a href="/graphql" className={styles.link}>
            {t('shell.api')}
          </a>
          <a href="/schema.graphql" className={styles.link}>
            {t('shell.schema')}
          </a>
        </nav>
      </div>
    </footer>
  )
}
