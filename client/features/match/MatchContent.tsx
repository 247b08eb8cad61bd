import { useFragment } from '@apollo/client/react'
import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { Locale, MatchContent_matchFragment } from '../../gql/graphql.ts'
import { MatchContent_matchFragmentDoc } from '../../gql/MatchContent_match.ts'
import { MATCH_LIST } from '../../match/match-row-layout.ts'
import { Scoreboard } from '../../match/Scoreboard.tsx'
import { homePath } from '../../paths.ts'
import { MatchCourse } from './course/MatchCourse.tsx'
import { MatchFigures } from './MatchFigures.tsx'
import { MatchHeader } from './MatchHeader.tsx'
import { PlayerCourse } from './player/PlayerCourse.tsx'

graphql(/* GraphQL */ `
  fragment MatchContent_match on Match {
    id
    outcome
    participants {
      participantId
    }
    matchId
    ...MatchHeader_match
    ...MatchCourse_match
    ...PlayerCourse_match
    ...Scoreboard_match @nonreactive
  }
`)

interface MatchContentProps {
  readonly match: MatchContent_matchFragment
  /** Language of the match's query. */
  readonly locale: Locale
}

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  scoreboard: { containerType: 'inline-size', containerName: MATCH_LIST },
})

export function MatchContent({ match, locale }: MatchContentProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, complete } = useFragment({
    fragment: MatchContent_matchFragmentDoc,
    fragmentName: 'MatchContent_match',
    from: match,
    variables: { locale },
  })
  if (!complete) return null
  return (
    <>
      <MatchHeader match={data} />
      <div className={styles.parts}>
        {data.outcome === 'REMAKE' ? <Notice title={t('match.remakeTitle')}>{t('match.remake')}</Notice> : null}
        {data.participants.length === 0 ? (
          <Notice
            title={t('match.abortedTitle')}
            actions={<ButtonLink to={homePath()}>{t('match.problem.findAccount')}</ButtonLink>}
          >
            {t('match.aborted')}
          </Notice>
        ) : (
          <>
            <Card className={styles.scoreboard}>
              <Scoreboard match={data} locale={locale} ownId={null} />
            </Card>
            <MatchCourse match={data} />
            <PlayerCourse match={data} locale={locale} />
            <MatchFigures id={data.id} matchId={data.matchId} locale={locale} />
          </>
        )}
      </div>
    </>
  )
}
