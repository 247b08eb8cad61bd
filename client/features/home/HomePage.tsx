import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { AccountSearchForm } from '../../search/AccountSearchForm.tsx'
import { DemoAccounts } from '../../search/DemoAccounts.tsx'
import { lane, PHONE } from '../../theme/lane.ts'
import { QuickSearch } from './QuickSearch.tsx'
import { RosterNews } from './RosterNews.tsx'

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '56px',
    paddingTop: '72px',
    [PHONE]: { gap: '40px', paddingTop: '44px' },
  },
  hero: { width: '100%', maxWidth: '800px', marginInline: 'auto', textAlign: 'center' },
  title: {
    margin: 0,
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeHero1000,
    lineHeight: tokens.lineHeightHero1000,
    fontWeight: 700,
    textWrap: 'balance',
    [PHONE]: { fontSize: tokens.fontSizeHero900, lineHeight: tokens.lineHeightHero900 },
  },
  subtitle: {
    margin: '8px 0 28px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    textWrap: 'balance',
  },
  search: { padding: '16px 16px 4px', textAlign: 'start', [PHONE]: { padding: '12px' } },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    margin: '14px 0',
    color: tokens.colorNeutralForeground2,
    '::before': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '::after': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

/** Where a visitor begins: two ways to search, and accounts to try them with. */
export function HomePage() {
  const styles = useStyles()
  const { t } = useTranslation()

  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.subtitle}>{t('home.subtitle')}</p>
        <Card className={styles.search}>
          <AccountSearchForm label={t('search.label')} place="card" />
        </Card>
        <p className={styles.or}>{t('home.or')}</p>
        <QuickSearch />
      </div>
      <DemoAccounts />
      <RosterNews />
    </div>
  )
}
