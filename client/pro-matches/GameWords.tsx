import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../components/Age.tsx'
import { graphql } from '../gql/gql.ts'
import type { GameWords_matchFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import type { MatchResult } from '../match/match-result.ts'
import { COMPACT } from '../match/match-row-layout.ts'
import { formatQueue } from '../match/queue-format.ts'
import { ResultWord } from '../match/ResultWord.tsx'
import { sidesOf } from '../match/sides.ts'
import { Spoiler } from '../settings/Spoiler.tsx'
import type { SpoilerState } from '../settings/useSpoiler.ts'

graphql(/* GraphQL */ `
  fragment GameWords_match on Match {
    queue
    queueId
    patch
    startedAt
    durationSeconds
    participants {
      participantId
      teamId
      subteamId
      placement
    }
  }
`)

interface GameWordsProps {
  readonly match: GameWords_matchFragment
  readonly result: MatchResult
  readonly spoiler: SpoilerState
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '2px',
    [COMPACT]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  when: { color: tokens.colorNeutralForeground3 },
})

export function GameWords({ match, result, spoiler }: GameWordsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { patch, startedAt, durationSeconds } = match
  return (
    <div className={styles.root}>
      <Spoiler spoiler={spoiler}>
        <ResultWord result={result} groups={sidesOf(match.participants).length} />
      </Spoiler>
      <span className={styles.line} title={formatQueue(match, t)}>
        {formatQueue(match, t)}
      </span>
      <span className={styles.when}>
        {format.duration(durationSeconds)}
        {startedAt === null ? null : (
          <>
            {' · '}
            <Age moment={startedAt} />
          </>
        )}
      </span>
      {patch === null || patch === '' ? null : <span className={styles.when}>{t('match.patch', { patch })}</span>}
    </div>
  )
}
