import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { useLastKnown } from '../../components/useLastKnown.ts'
import { graphql } from '../../gql/gql.ts'
import type { HomeLiveQuery } from '../../gql/graphql.ts'
import { LiveStreamRow_streamFragmentDoc } from '../../gql/LiveStreamRow_stream.ts'
import type { LiveNews } from '../../live/live-news.ts'
import { LiveGlow } from '../../live/LiveGlow.tsx'
import { hasSameContent } from '../../live/same-content.ts'
import { useLiveFragment } from '../../live/useLiveFragment.ts'
import { Viewers } from '../../live/Viewers.tsx'
import { useChampionName } from '../../match/useChampionName.ts'
import { streamsPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'

graphql(/* GraphQL */ `
  fragment LiveStreamRow_stream on Stream {
    id
    login
    player {
      id
      name
      team {
        id
        code
      }
      ...PlayerPhoto_player
    }
    live {
      title
      game {
        name
      }
      viewers
    }
  }
`)

interface LiveStreamRowProps {
  readonly id: string
  /** True for a stream that has ended and stays only until the visitor has left the list. */
  readonly over: boolean
  /** Seat in a running game; null when none is known. */
  readonly seat: HomeLiveQuery['activeGames']['games'][number]['pros'][number] | null
  readonly news: LiveNews<unknown>
}

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) 36px minmax(70px, auto)',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '64px',
    boxSizing: 'border-box',
    padding: '10px 16px 10px 14px',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  over: { opacity: 0.6 },
  words: { display: 'grid', minWidth: 0 },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2 },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  activity: { fontSize: tokens.fontSizeBase200 },
  viewers: { textAlign: 'end' },
})

/** Rerenders only when its data changes. */
export const LiveStreamRow = memo(function LiveStreamRow({ id, over, seat, news }: LiveStreamRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { data, complete } = useLiveFragment({
    fragment: LiveStreamRow_streamFragmentDoc,
    fragmentName: 'LiveStreamRow_stream',
    entity: `Stream:${id}`,
  })
  const stream = useLastKnown(complete && data.live !== null ? data : null)
  if (stream === null || stream.live === null) return null
  const { login, player, live } = stream
  return (
    <Link to={streamsPath([login])} className={mergeClasses(styles.row, over && styles.over)}>
      <PlayerPhoto player={player} size={40} />
      <span className={styles.words}>
        <span className={styles.line}>
          {player.team === null ? null : `${player.team.code} `}
          <span className={styles.name}>{player.name}</span> {live.title}
        </span>
        <span className={`${styles.line} ${styles.activity}`}>
          {seat === null ? (
            live.game?.name
          ) : (
            <>
              {t('live.inGameOn')} <LocalText name={nameOf(seat)} />
            </>
          )}
        </span>
      </span>
      {seat === null ? <span /> : <GameImage src={seat.champion.image} name={null} size={36} />}
      <span className={styles.viewers}>
        <Viewers count={live.viewers} />
      </span>
      <LiveGlow news={news} id={id} />
    </Link>
  )
}, isSame)

function isSame(before: LiveStreamRowProps, after: LiveStreamRowProps): boolean {
  return (
    before.id === after.id &&
    before.over === after.over &&
    before.news === after.news &&
    hasSameContent(before.seat, after.seat)
  )
}
