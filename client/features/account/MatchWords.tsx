import { makeStyles, tokens } from '@fluentui/react-components'
import type { FragmentFields } from '../../apollo/fragment-fields.ts'
import { Age } from '../../components/Age.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MatchWords_matchFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import type { MatchResult } from '../../match/match-result.ts'
import { COMPACT } from '../../match/match-row-layout.ts'
import { QueueName } from '../../match/QueueName.tsx'
import { ResultWord } from '../../match/ResultWord.tsx'
import { sidesOf } from '../../match/sides.ts'

graphql(/* GraphQL */ `
  fragment MatchWords_match on Match {
    queue
    gameMode
    startedAt
    durationSeconds
    participants {
      teamId
      subteamId
      placement
    }
  }
`)

interface MatchWordsProps {
  readonly match: FragmentFields<MatchWords_matchFragment>
  readonly result: MatchResult
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minWidth: 0,
    // The queue and, behind it, the age share a line.
    [COMPACT]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, max-content) auto',
      justifyContent: 'start',
      columnGap: '4px',
      rowGap: 0,
    },
  },
  word: { [COMPACT]: { gridColumn: '1 / -1' } },
  queue: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  when: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  length: { [COMPACT]: { display: 'none' } },
})

/** How a match went, in which queue, how long it took and when that was. */
export function MatchWords({ match, result }: MatchWordsProps) {
  const styles = useStyles()
  const format = useFormat()
  return (
    <div className={styles.root}>
      <div className={styles.word}>
        <ResultWord result={result} groups={sidesOf(match.participants).length} />
      </div>
      <span className={styles.queue}>
        <QueueName queue={match.queue} gameMode={match.gameMode} />
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
    </div>
  )
}
