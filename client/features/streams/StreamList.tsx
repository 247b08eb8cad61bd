import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import type { StreamRow_streamFragment } from '../../gql/graphql.ts'
import type { LiveNews } from '../../live/live-news.ts'
import { LiveGlow } from '../../live/LiveGlow.tsx'
import { LiveItem } from '../../live/LiveItem.tsx'
import { useHeldList } from '../../live/useHeldList.ts'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import type { StreamedGame } from './stream-activity.ts'
import { StreamRow, type RowTask } from './StreamRow.tsx'

interface StreamListProps {
  readonly title: string
  /** False where the title is only for screen readers. */
  readonly titled: boolean
  readonly streams: readonly StreamRow_streamFragment[]
  /** By player id. */
  readonly games: ReadonlyMap<string, StreamedGame>
  readonly news: LiveNews<unknown>
  readonly taskOf: (login: string) => RowTask
  /** Must be the same function on each rendering. */
  readonly onPress: (login: string) => void
  /** Number of streams before "show all". */
  readonly shownFirst: number
  /** True while a visitor reads or aims in the lists. */
  readonly held: boolean
  /** Filter of the visitor, in any spelling. */
  readonly filter: string
}

const useStyles = makeStyles({
  section: { position: 'relative' },
  title: {
    margin: 0,
    padding: '10px 14px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  screenReaderOnly: SCREEN_READER_ONLY,
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li': { position: 'relative', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  all: {
    width: '100%',
    minHeight: '44px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
})

/** Renders nothing without streams. */
export function StreamList(props: StreamListProps) {
  const { title, titled, streams, games, news, taskOf, onPress, shownFirst, held, filter } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const [all, setAll] = useState(false)
  const { shown } = useHeldList(streams, { held, most: all ? Infinity : shownFirst, filter })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={mergeClasses(styles.title, !titled && styles.screenReaderOnly)}>
        {title}
      </h2>
      <ul className={styles.list}>
        {shown.map((stream) => (
          <LiveItem key={stream.id}>
            <StreamRow
              stream={stream}
              game={games.get(stream.player.id) ?? null}
              task={taskOf(stream.login)}
              onPress={onPress}
            />
            <LiveGlow news={news} id={stream.id} />
          </LiveItem>
        ))}
      </ul>
      {streams.length <= shownFirst ? null : (
        <LeavesFocus>
          <button type="button" aria-expanded={all} className={styles.all} onClick={() => setAll((before) => !before)}>
            {all ? t('streams.fewer') : t('streams.all', { count: streams.length })}
          </button>
        </LeavesFocus>
      )}
    </section>
  )
}
