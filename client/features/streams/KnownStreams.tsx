import { makeStyles } from '@fluentui/react-components'
import { use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { graphql } from '../../gql/gql.ts'
import type { KnownStreams_streamFragment, StreamsPageQuery } from '../../gql/graphql.ts'
import type { LiveNews } from '../../live/live-news.ts'
import type { ListedStream } from '../../live/stream-list.ts'
import { NoLiveStreams } from './NoLiveStreams.tsx'
import { SourceNotice } from './SourceNotice.tsx'
import { gamesByPlayer, type StreamedGame } from './stream-activity.ts'
import { StreamChoice } from './StreamChoice.tsx'
import type { RowTask } from './StreamRow.tsx'
import { StreamStage } from './StreamStage.tsx'
import { useSteady } from './useSteady.ts'
import { useStreamsView } from './useStreamsView.ts'
import { useWatched } from './useWatched.ts'
import { MAX_WATCHED, toggleWatched } from './watched-streams.ts'
import { WatchedAlone } from './WatchedAlone.tsx'

graphql(/* GraphQL */ `
  fragment KnownStreams_stream on Stream {
    id
    unknownReason
    ...StreamStage_stream
    ...StreamChoice_stream
    ...WatchedAlone_stream
  }
`)

interface KnownStreamsProps {
  readonly streams: readonly KnownStreams_streamFragment[]
  readonly games: readonly StreamedGame[]
  readonly source: StreamsPageQuery['streams']['source']
  readonly news: LiveNews<ListedStream>
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    alignItems: 'start',
    gap: '24px 16px',
    '@media (max-width: 959.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', scrollMarginTop: '12px' },
})

export function KnownStreams({ streams, games, source, news }: KnownStreamsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const keepFocus = use(KeepFocus)
  const [view, changeView] = useStreamsView()
  const [addingToOne, setAddingToOne] = useState(false)
  const main = useRef<HTMLDivElement>(null)
  const watched = useWatched(streams, view.watch)
  const logins = watched.map(({ login }) => login)
  const playing = gamesByPlayer(games)
  const [first, ...others] = watched
  const adding = first !== undefined && (addingToOne || others.length > 0)

  function watch(next: readonly string[]) {
    changeView({ watch: next })
    // After a choice far down the list, scrolls to the player.
    if (main.current !== null && main.current.getBoundingClientRect().top < 0) main.current.scrollIntoView()
  }

  function remove(login: string) {
    changeView({ watch: toggleWatched(logins, login) })
    setAddingToOne(false)
    // The button is removed and must not take the focus with it.
    keepFocus()
  }

  function press(login: string) {
    if (!adding) watch([login])
    // The last stream can't be removed: there is always something to watch.
    else if (others.length > 0 || login !== first.login) watch(toggleWatched(logins, login))
  }

  const onPress = useSteady(press)

  function taskOf(login: string): RowTask {
    const shown = logins.includes(login)
    if (!adding) return shown ? 'chosen' : 'choose'
    if (shown) return 'added'
    return logins.length < MAX_WATCHED ? 'add' : 'full'
  }

  return (
    <>
      <SourceNotice source={source} />
      {streams.length === 0 && (source.state === 'OFF' || source.observedAt === null) ? null : (
        <div className={styles.columns}>
          <div ref={main} className={styles.main}>
            {first === undefined ? (
              <NoLiveStreams
                known={streams.length > 0}
                unknown={streams.length > 0 && streams.every(({ unknownReason }) => unknownReason !== null)}
              />
            ) : (
              <StreamStage
                watched={watched}
                games={playing}
                quality={view.quality}
                onQuality={(quality) => changeView({ quality })}
                onRemove={remove}
              />
            )}
            {first === undefined || others.length > 0 ? null : (
              <WatchedAlone
                stream={first}
                streams={streams}
                games={playing}
                adding={adding}
                onAdding={setAddingToOne}
                onWatch={watch}
              />
            )}
          </div>
          {streams.length === 0 ? null : (
            <StreamChoice
              streams={streams}
              games={playing}
              view={view}
              news={news}
              onChange={changeView}
              hint={adding ? t('streams.grid.hint', { count: MAX_WATCHED }) : null}
              taskOf={taskOf}
              onPress={onPress}
            />
          )}
        </div>
      )}
    </>
  )
}
