import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { KeepFocus } from '../../components/keep-focus.ts'
import { graphql } from '../../gql/gql.ts'
import type { StreamChoice_streamFragment } from '../../gql/graphql.ts'
import type { LiveNews } from '../../live/live-news.ts'
import { useAttention } from '../../live/useAttention.ts'
import type { ChangeView } from '../../routing/useView.ts'
import { listLeagues, listStreams } from './listed-streams.ts'
import type { StreamedGame } from './stream-activity.ts'
import { StreamFilters } from './StreamFilters.tsx'
import { StreamList } from './StreamList.tsx'
import type { RowTask } from './StreamRow.tsx'
import type { StreamsView } from './streams-view.ts'
import { useChannelWords } from './useChannelWords.ts'

graphql(/* GraphQL */ `
  fragment StreamChoice_stream on Stream {
    id
    ...ListedStreams_stream
    ...StreamRow_stream
  }
`)

interface StreamChoiceProps {
  readonly streams: readonly StreamChoice_streamFragment[]
  readonly games: ReadonlyMap<string, StreamedGame>
  readonly news: LiveNews<unknown>
  readonly view: StreamsView
  readonly onChange: ChangeView<StreamsView>
  /** Note about the effect of a choice; null when it just shows the stream. */
  readonly hint: string | null
  readonly taskOf: (login: string) => RowTask
  /** Must be the same function on each rendering. */
  readonly onPress: (login: string) => void
}

/** Number of offline channels before "show all". They are rarely needed, and then found by name. */
const NOT_LIVE_FIRST = 15

const WIDE = '@media (min-width: 960px)'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    // Beside the player, the list scrolls separately, so that the player stays visible.
    [WIDE]: { position: 'sticky', top: '16px', maxHeight: 'max(420px, calc(100vh - 32px))' },
  },
  lists: { '& li:last-child': { marginBottom: '-1px' }, [WIDE]: { overflowY: 'auto', overscrollBehaviorY: 'contain' } },
  hint: {
    margin: 0,
    padding: '10px 14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorBrandForeground1,
  },
  none: {
    display: 'grid',
    justifyItems: 'start',
    gap: '10px',
    padding: '16px',
    color: tokens.colorNeutralForeground2,
  },
})

export function StreamChoice({ streams, view, onChange, hint, ...rows }: StreamChoiceProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useChannelWords()
  const keepFocus = use(KeepFocus)
  const { live, notLive, unknown } = listStreams(streams, view)
  const { attended, areaProps } = useAttention()
  const list = { ...rows, held: attended, filter: `${view.league} ${view.text}` }

  function clear() {
    onChange({ league: null, text: '' })
    // The button is removed and must not take the focus with it.
    keepFocus()
  }

  return (
    <Card className={styles.card}>
      <StreamFilters view={view} leagues={listLeagues(streams)} onChange={onChange} />
      {hint === null ? null : <p className={styles.hint}>{hint}</p>}
      <div className={styles.lists} {...areaProps}>
        <StreamList {...list} title={t('streams.liveHeading')} titled={false} streams={live} shownFirst={Infinity} />
        <StreamList
          {...list}
          title={t('streams.notLiveHeading')}
          titled
          streams={notLive}
          shownFirst={NOT_LIVE_FIRST}
        />
        <StreamList {...list} title={words('heading')} titled streams={unknown} shownFirst={NOT_LIVE_FIRST} />
        {live.length + notLive.length + unknown.length === 0 ? (
          <div className={styles.none}>
            <output>{t('streams.filters.none')}</output>
            <Button onClick={clear}>{t('streams.filters.clear')}</Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
