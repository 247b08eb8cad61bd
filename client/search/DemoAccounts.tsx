import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { regionKey } from '../game/regions.ts'
import { graphql } from '../gql/gql.ts'
import { useServerStatusQuery } from '../gql/ServerStatus.ts'
import { accountPath, isSameAccount, type AccountParams } from '../paths.ts'
import { ownTokens, TABLET } from '../theme/tokens.ts'
import { AccountCard } from './AccountCard.tsx'
import { DemoAccountsSkeleton } from './DemoAccountsSkeleton.tsx'

graphql(/* GraphQL */ `
  fragment DemoAccounts_status on Status {
    examples {
      gameName
      tagLine
      region
      kind
    }
  }
`)

const useStyles = makeStyles({
  heading: {
    margin: '0 0 12px',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  },
  region: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorBrandForeground1,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    fontWeight: 600,
  },
})

interface DemoAccountsProps {
  /** Accounts that are already on the page and are not repeated. */
  readonly listed?: readonly AccountParams[]
}

const NONE: readonly AccountParams[] = []

/** Renders nothing with real data. */
export function DemoAccounts({ listed = NONE }: DemoAccountsProps) {
  const styles = useStyles()
  const { t } = useTranslation()

  const { data, loading } = useServerStatusQuery()
  const all = data?.status.examples ?? []
  const accounts = all.filter((account) => !listed.some((other) => isSameAccount(account, other)))

  if (loading) return <DemoAccountsSkeleton />
  if (accounts.length === 0) return null

  return (
    <section>
      <h2 className={styles.heading}>{t('search.tryDemo')}</h2>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={accountPath(account)}>
            <AccountCard
              account={account}
              mark={
                <span className={styles.region} title={t(`regions.${regionKey(account.region)}`)}>
                  {account.region}
                </span>
              }
            >
              {t(`search.examples.${account.kind}`)}
            </AccountCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
