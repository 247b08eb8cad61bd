import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../gql/gql.ts'
import { useServerStatusQuery } from '../gql/hooks.ts'
import { lane, PHONE } from '../theme/lane.ts'

// One question for all that is shown of the server on any page, so that it is asked once.
graphql(/* GraphQL */ `
  query ServerStatus {
    status {
      dataSource
      contactEmail
      ...DemoAccounts_status @unmask
    }
  }
`)

const useStyles = makeStyles({
  strip: {
    minHeight: '32px',
    padding: '7px 16px',
    backgroundColor: lane.brandTint,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    textAlign: 'center',
    textWrap: 'balance',
    // Two lines there.
    [PHONE]: { minHeight: '50px' },
  },
})

/** Says plainly that the world shown is an invented one. Its place is kept until that is known, so that nothing jumps. */
export function DemoBanner() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data } = useServerStatusQuery()

  if (data?.status.dataSource === 'RIOT') return null

  return <div className={styles.strip}>{data === undefined ? null : t('shell.demo')}</div>
}
