import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Glyph } from '../components/Glyph.tsx'
import { graphql } from '../gql/gql.ts'
import { useServerStatusQuery } from '../gql/hooks.ts'
import { accountPath } from '../paths.ts'
import { regionKey } from '../regions.ts'
import { lane, TABLET } from '../theme/lane.ts'
import { DemoAccountsSkeleton } from './DemoAccountsSkeleton.tsx'

graphql(/* GraphQL */ `
  fragment DemoAccounts_status on Status {
    demoAccounts {
      gameName
      tagLine
      region
    }
  }
`)

const useStyles = makeStyles({
  heading: {
    margin: '0 0 12px',
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  },
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    padding: '14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: lane.cardShadow,
    color: 'inherit',
    textDecorationLine: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: tokens.durationFast,
    ':hover': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1Hover,
    },
  },
  region: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: lane.brandTint,
    color: tokens.colorBrandForeground1,
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeBase500,
    fontWeight: 600,
  },
  words: { flexGrow: 1, minWidth: 0 },
  name: {
    display: 'block',
    overflowWrap: 'anywhere',
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  tagLine: { color: tokens.colorNeutralForeground3 },
  place: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  forward: { display: 'flex', color: tokens.colorNeutralForeground3 },
})

/** Accounts of the demo world to begin with; nothing with real data. */
export function DemoAccounts() {
  const styles = useStyles()
  const { t } = useTranslation()

  const { data, loading } = useServerStatusQuery()
  const accounts = data?.status.demoAccounts ?? []

  if (loading) return <DemoAccountsSkeleton />
  if (accounts.length === 0) return null

  return (
    <section>
      <h2 className={styles.heading}>{t('search.tryDemo')}</h2>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={accountPath(account)}>
            <Link to={accountPath(account)} className={styles.card}>
              <span className={styles.region}>{account.region}</span>
              <span className={styles.words}>
                <span className={styles.name}>
                  {account.gameName} <span className={styles.tagLine}>#{account.tagLine}</span>
                </span>
                <span className={styles.place}>{t(`regions.${regionKey(account.region)}`)}</span>
              </span>
              <span className={styles.forward}>
                <Glyph name="forward" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
