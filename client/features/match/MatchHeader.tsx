import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { Chip } from '../../components/Chip.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { regionKey } from '../../game/regions.ts'
import { graphql } from '../../gql/gql.ts'
import type { MatchHeader_matchFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { CopyLink } from '../../match/CopyLink.tsx'
import { EndingWords } from '../../match/EndingWords.tsx'
import { endingOf } from '../../match/match-shape.ts'
import { formatQueue } from '../../match/queue-format.ts'
import { matchPath } from '../../paths.ts'
import { ownTokens } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment MatchHeader_match on Match {
    matchId
    region
    queue
    queueId
    patch
    startedAt
    durationSeconds
    endedInSurrender
    ...EndingWords_match
  }
`)

const useStyles = makeStyles({
  ending: {
    margin: '0 0 6px',
    fontFamily: ownTokens.displayFont,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  blue: { color: ownTokens.win },
  red: { color: ownTokens.loss },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 14px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

export function MatchHeader({ match }: { readonly match: MatchHeader_matchFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const moments = useMomentFormat()
  const ending = endingOf(match)
  const aborted = ending.kind === 'ABORTED'
  return (
    <PageBand
      chips={
        <>
          <Chip title={t(`regions.${regionKey(match.region)}`)}>{match.region}</Chip>
          {match.patch === '' ? null : <Chip>{t('match.patch', { patch: match.patch })}</Chip>}
        </>
      }
      // An aborted match has no meaningful queue.
      title={aborted ? t('match.abortedHeading') : formatQueue(match, t)}
      action={<CopyLink path={matchPath(match.matchId)} />}
    >
      <p className={mergeClasses(styles.ending, ending.kind === 'side' && styles[ending.colour])}>
        <EndingWords match={match} />
      </p>
      <p className={styles.facts}>
        {aborted ? null : <span>{format.duration(match.durationSeconds)}</span>}
        {match.endedInSurrender ? <span>{t('match.surrender')}</span> : null}
        {match.startedAt === null ? null : (
          <>
            <span>{moments.dateTime(match.startedAt)}</span>
            <Age moment={match.startedAt} />
          </>
        )}
        <span>{match.matchId}</span>
      </p>
    </PageBand>
  )
}
