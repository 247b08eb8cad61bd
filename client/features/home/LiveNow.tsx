import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import type { HomeLiveQuery } from '../../gql/graphql.ts'
import { useStreamIdsQuery } from '../../gql/StreamIds.ts'
import type { LiveNews } from '../../live/live-news.ts'
import { LiveItem } from '../../live/LiveItem.tsx'
import { useHeldList } from '../../live/useHeldList.ts'
import { useKeptHeight } from '../../live/useKeptHeight.ts'
import { streamsPath } from '../../paths.ts'
import { ListAge } from './ListAge.tsx'
import { LiveStreamRow } from './LiveStreamRow.tsx'
import { LIVE_STREAMS } from './load-home-page.ts'
import { SectionHead } from './SectionHead.tsx'

interface LiveNowProps {
  /** Sorted by viewers; undefined when they can't be fetched. */
  readonly streams: HomeLiveQuery['streams']['streams'] | undefined
  readonly games: HomeLiveQuery['activeGames']['games'] | undefined
  readonly news: LiveNews<unknown>
  /** True while a visitor reads or aims in the live part of the page. */
  readonly held: boolean
}

const NONE: HomeLiveQuery['streams']['streams'] = []

/** Number of shown streams; the others are on the streams page. */
const SHOWN = 6

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  list: {
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    borderRadius: 'inherit',
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
})

export function LiveNow({ streams, games, news, held }: LiveNowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const headingId = useId()
  const { shown, isGone } = useHeldList(streams ?? NONE, { held, most: SHOWN })
  const { place } = useKeptHeight<HTMLDivElement>()
  const seats = new Map(games?.flatMap(({ pros }) => pros.map((seat) => [seat.proPlayer?.id, seat])))

  return (
    <section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={t('home.streams.title')}
        facts={
          <>
            {streams === undefined || streams.length === 0 ? null : (
              <Chip>{t('home.streams.live', { count: streams.length })}</Chip>
            )}
            <StreamsAge />
          </>
        }
        action={
          <Link to={streamsPath()} className={styles.link}>
            {t('home.streams.all')}
          </Link>
        }
      />
      <div ref={place}>
        <KeptFocus>
          <Card>
            {shown.length === 0 ? (
              <p className={styles.none}>
                <NoStreams unasked={streams === undefined} />
              </p>
            ) : (
              <ul className={styles.list}>
                {shown.map(({ id, player }) => (
                  <LiveItem key={id}>
                    <LiveStreamRow id={id} over={isGone(id)} seat={seats.get(player.id) ?? null} news={news} />
                  </LiveItem>
                ))}
              </ul>
            )}
          </Card>
        </KeptFocus>
      </div>
    </section>
  )
}

// Separate components, because they rerender on every update, even when nothing else changes.

function StreamsAge() {
  return <ListAge source={useStreamsSource()} />
}

function NoStreams({ unasked }: { readonly unasked: boolean }) {
  const { t } = useTranslation()
  const source = useStreamsSource()
  if (unasked || source === undefined) return t('home.live.noAnswer')
  if (source.state === 'OFF') return t('home.streams.off')
  if (source.observedAt === null) return t('home.streams.unasked')
  return source.state === 'DOWN' ? t('home.streams.noneThen') : t('home.streams.none')
}

function useStreamsSource() {
  const { data } = useStreamIdsQuery({ variables: { filter: LIVE_STREAMS }, fetchPolicy: 'cache-only' })
  return data?.streams.source
}
