import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { GameImage } from '../../components/GameImage.tsx'
import { graphql } from '../../gql/gql.ts'
import type { StreamRow_streamFragment } from '../../gql/graphql.ts'
import { hasSameContent } from '../../live/same-content.ts'
import { Viewers } from '../../live/Viewers.tsx'
import { FORCED_COLORS } from '../../theme/tokens.ts'
import { ActivityWords } from './ActivityWords.tsx'
import { activityOf, type StreamedGame } from './stream-activity.ts'
import { StreamMark } from './StreamMark.tsx'

graphql(/* GraphQL */ `
  fragment StreamRow_stream on Stream {
    id
    login
    live {
      viewers
    }
    player {
      id
      name
      ...StreamMark_player
    }
    ...StreamActivity_stream
  }
`)

/** `choose` shows only its stream, and `add` adds it to the grid. `full`: the grid has no room left. */
export type RowTask = 'choose' | 'chosen' | 'add' | 'added' | 'full'

interface StreamRowProps {
  readonly stream: StreamRow_streamFragment
  /** Null when none is known. */
  readonly game: StreamedGame | null
  readonly task: RowTask
  /** Must be the same function on each rendering; otherwise every row rerenders with each update. */
  readonly onPress: (login: string) => void
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '60px',
    padding: '8px 14px 8px 12px',
    border: 'none',
    borderLeft: '3px solid transparent',
    [FORCED_COLORS]: { borderLeft: '3px solid Canvas' },
    backgroundColor: 'transparent',
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    [FORCED_COLORS]: { borderLeft: '3px solid Highlight' },
    backgroundColor: tokens.colorNeutralBackground2,
  },
  // As wide as most numbers, so that the champions beside them are aligned.
  viewers: { minWidth: '70px', textAlign: 'end' },
  full: { cursor: 'not-allowed' },
  words: { display: 'grid', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold },
  activity: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  away: { color: tokens.colorNeutralForeground2 },
})

/** Rerenders only when its data changes. */
export const StreamRow = memo(function StreamRow({ stream, game, task, onPress }: StreamRowProps) {
  const styles = useStyles()
  const activity = activityOf(stream, game)
  const { login, live, player } = stream
  const shown = task === 'chosen' || task === 'added'
  return (
    <button
      type="button"
      aria-current={task === 'chosen' ? 'true' : undefined}
      aria-pressed={task === 'choose' || task === 'chosen' ? undefined : task === 'added'}
      aria-disabled={task === 'full'}
      className={mergeClasses(styles.row, shown && styles.chosen, task === 'full' && styles.full)}
      onClick={() => {
        if (task !== 'full') onPress(login)
      }}
    >
      <StreamMark player={player} size={32} />
      <span className={styles.words}>
        <span className={mergeClasses(styles.name, live === null && styles.away)} title={player.name}>
          {player.name}
        </span>
        <span className={styles.activity}>
          <ActivityWords activity={activity} />
        </span>
      </span>
      {activity.kind === 'inGame' ? <GameImage src={activity.seat.champion.image} name={null} size={28} /> : <span />}
      {live === null ? (
        <span />
      ) : (
        <span className={styles.viewers}>
          <Viewers count={live.viewers} />
        </span>
      )}
    </button>
  )
}, isSame)

function isSame(before: StreamRowProps, after: StreamRowProps): boolean {
  return (
    before.task === after.task &&
    before.onPress === after.onPress &&
    hasSameContent([before.stream, before.game], [after.stream, after.game])
  )
}
