import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../gql/gql.ts'
import { useServerStatusQuery } from '../gql/ServerStatus.ts'
import { ownTokens, PHONE } from '../theme/tokens.ts'

// One query for everything that any page shows of the server, so that it is sent only once.
graphql(/* GraphQL */ `
  query ServerStatus {
    status {
      dataSource
      contactEmail
      ...DemoAccounts_status
      ...SignInOffer_status
    }
  }
`)

const useStyles = makeStyles({
  strip: {
    minHeight: '32px',
    padding: '7px 16px',
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    textAlign: 'center',
    textWrap: 'balance',
    [PHONE]: { minHeight: '50px' },
  },
})

/** The space is reserved until the answer arrives, to avoid a layout shift. */
export function DemoBanner() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data } = useServerStatusQuery()

  if (data?.status.dataSource === 'RIOT') return null

  return <div className={styles.strip}>{data === undefined ? null : t('shell.demo')}</div>
}
