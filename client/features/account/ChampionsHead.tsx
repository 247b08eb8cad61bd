import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { graphql } from '../../gql/gql.ts'
import type { ChampionsHead_masteriesFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment ChampionsHead_masteries on AccountMasteries {
    totalPoints
    recordedGames
    freshness {
      fetchedAt
      stale
    }
  }
`)

interface ChampionsHeadProps {
  readonly masteries: ChampionsHead_masteriesFragment
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 16px',
    marginBottom: '12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    [PHONE]: { width: '100%' },
  },
})

export function ChampionsHead({ masteries: { totalPoints, recordedGames, freshness } }: ChampionsHeadProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <header className={styles.root}>
      <h2 className={styles.title}>{t('account.champions.title')}</h2>
      <span>{t('account.champions.totalPoints', { points: format.number(totalPoints) })}</span>
      <span>{t('account.champions.records', { count: recordedGames })}</span>
      <span>
        {freshness.stale ? `${t('common.stale')} ` : ''}
        <Age moment={freshness.fetchedAt}>{(age) => t('common.updated', { age })}</Age>
      </span>
    </header>
  )
}
