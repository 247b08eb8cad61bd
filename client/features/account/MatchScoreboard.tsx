import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import { useMatchScoreboardQuery } from '../../gql/hooks.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { Scoreboard } from '../../match/Scoreboard.tsx'
import { useLocaleInSight } from '../../i18n/useLocaleInSight.ts'

graphql(/* GraphQL */ `
  query MatchScoreboard($id: ID!, $locale: Locale!) {
    match(id: $id) {
      ... on Match {
        id
        ...Scoreboard_match
      }
    }
  }
`)

interface MatchScoreboardProps {
  /** The `id` of the match. */
  readonly matchId: string
  /** Number of the account within the match. */
  readonly ownId: number
}

const useStyles = makeStyles({
  root: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  waiting: { display: 'grid', gap: '10px', padding: '16px' },
  failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', padding: '16px' },
})

/** Fetches everything about a match when it is opened. */
export function MatchScoreboard({ matchId, ownId }: MatchScoreboardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const asked = toContractLocale(useLocale())
  const { data, previousData, loading, refetch } = useMatchScoreboardQuery({
    variables: { id: matchId, locale: asked },
  })
  const locale = useLocaleInSight(asked, data !== undefined)
  const match = (data ?? previousData)?.match

  if (match?.__typename === 'Match') {
    return (
      <div className={styles.root}>
        <Scoreboard match={match} locale={locale} ownId={ownId} />
      </div>
    )
  }
  if (loading) {
    return (
      <div className={styles.root}>
        <output className={styles.waiting}>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height={28} />
          ))}
        </output>
      </div>
    )
  }
  return (
    <div className={styles.root}>
      <div className={styles.failed} role="alert">
        {t('account.scoreboard.failed')}
        <Button size="small" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    </div>
  )
}
