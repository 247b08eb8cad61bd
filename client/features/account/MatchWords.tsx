import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
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
import { Spoiler } from '../../settings/Spoiler.tsx'
import type { SpoilerState } from '../../settings/useSpoiler.ts'

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
  /** Whether the result is kept from the reader. */
  readonly spoiler: SpoilerState
  /** The name of the account's champion, for where there is no room for it below its picture. */
  readonly champion: string
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
      gridTemplateColumns: 'minmax(0, max-content) minmax(max-content, 1fr)',
      columnGap: '4px',
      rowGap: 0,
    },
  },
  word: { [COMPACT]: { gridArea: '1 / 1 / 2 / -1' } },
  // Two letters are all that its picture says. It shares the line of the result, which is short, not that of the queue.
  champion: {
    display: 'none',
    [COMPACT]: {
      display: 'block',
      gridArea: '1 / 1 / 2 / -1',
      placeSelf: 'center end',
      // The longest result is not wider than the rest.
      maxWidth: 'calc(100% - 96px)',
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

/** How a match went, in which queue, how long it took and when that was. */
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
      </div>
      <span className={styles.queue} title={t(`queues.${match.queue}`)}>
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
      <span className={styles.champion} aria-hidden="true">
        {champion}
      </span>
    </div>
  )
}
