import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MatchWords_matchFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import type { MatchResult } from '../../match/match-result.ts'
import { COMPACT } from '../../match/match-row-layout.ts'
import { formatQueue } from '../../match/queue-format.ts'
import { ResultWord } from '../../match/ResultWord.tsx'
import { sidesOf } from '../../match/sides.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import type { SpoilerState } from '../../settings/useSpoiler.ts'
import { SurrenderMark } from './SurrenderMark.tsx'

graphql(/* GraphQL */ `
  fragment MatchWords_match on Match {
    queue
    queueId
    startedAt
    durationSeconds
    endedInSurrender
    participants {
      teamId
      subteamId
      placement
    }
  }
`)

interface MatchWordsProps {
  readonly match: MatchWords_matchFragment
  readonly result: MatchResult
  readonly spoiler: SpoilerState
  /** Shown where there is no room below the champion's picture. */
  readonly champion: string
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minWidth: 0,
    [COMPACT]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, max-content) minmax(max-content, 1fr)',
      columnGap: '4px',
      rowGap: 0,
    },
  },
  word: { display: 'flex', alignItems: 'center', gap: '6px', [COMPACT]: { gridArea: '1 / 1 / 2 / -1' } },
  // A picture alone shows only two letters. The line of the result is shorter than the queue's.
  champion: {
    display: 'none',
    [COMPACT]: {
      display: 'block',
      gridArea: '1 / 1 / 2 / -1',
      placeSelf: 'center end',
      // Leaves enough room for the longest result and the mark of a surrender.
      maxWidth: 'calc(100% - 116px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground1,
    },
  },
  queue: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  when: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  length: { [COMPACT]: { display: 'none' } },
})

export function MatchWords({ match, result, spoiler, champion }: MatchWordsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={styles.root}>
      <div className={styles.word}>
        <Spoiler spoiler={spoiler}>
          <ResultWord result={result} groups={sidesOf(match.participants).length} />
        </Spoiler>
        {match.endedInSurrender && !spoiler.hidden ? <SurrenderMark /> : null}
      </div>
      <span className={styles.queue} title={formatQueue(match, t)}>
        {formatQueue(match, t)}
      </span>
      <span className={styles.when}>
        <span className={styles.length}>{format.duration(match.durationSeconds)}</span>
        {match.startedAt === null ? null : (
          <>
            {' · '}
            <Age moment={match.startedAt} />
          </>
        )}
      </span>
      <span className={styles.champion} aria-hidden="true">
        {champion}
      </span>
    </div>
  )
}
