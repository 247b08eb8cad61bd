import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accessibilityPath, developersPath, privacyPath, statusPath, streamersPath, termsPath } from '../paths.ts'
import { PHONE } from '../theme/tokens.ts'

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
  riot: { flex: '1 1 320px', maxWidth: '86ch', margin: 0, textWrap: 'pretty' },
  navigation: { display: 'grid', alignContent: 'start', gap: '6px' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '6px 20px' },
  link: {
    display: 'inline-block',
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
})

const ABOUT = [
  { path: streamersPath(), label: 'streamers.title' },
  { path: privacyPath(), label: 'privacy.title' },
  { path: termsPath(), label: 'terms.title' },
  { path: accessibilityPath(), label: 'accessibility.title' },
  { path: statusPath(), label: 'status.title' },
] as const

const APIS = [
  { href: '/graphql', label: 'shell.api' },
  { href: '/schema.graphql', label: 'shell.schema' },
  { href: '/v2/docs', label: 'shell.rest' },
] as const

export function Footer() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.riot}>{t('shell.riot')}</p>
        <div className={styles.navigation}>
          <nav aria-label={t('shell.about')} className={styles.links}>
            {ABOUT.map(({ path, label }) => (
              <Link key={path} to={path} className={styles.link}>
                {t(label)}
              </Link>
            ))}
          </nav>
          <nav aria-label={t('shell.developers')} className={styles.links}>
            <Link to={developersPath()} className={styles.link}>
              {t('shell.developers')}
            </Link>
            {APIS.map(({ href, label }) => (
              <a key={href} href={href} className={styles.link}>
                {t(label)}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}
