import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import { useLastKnown } from '../../components/useLastKnown.ts'
import { GameCard_gameFragmentDoc } from '../../gql/GameCard_game.ts'
import { graphql } from '../../gql/gql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { GameClock } from '../../live-game/GameClock.tsx'
import type { LiveNews } from '../../live/live-news.ts'
import { LiveGlow } from '../../live/LiveGlow.tsx'
import { hasSameContent } from '../../live/same-content.ts'
import { useLiveFragment } from '../../live/useLiveFragment.ts'
import { formatQueue } from '../../match/queue-format.ts'
import { gamePath } from '../../paths.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { GameSeat } from './GameSeat.tsx'

graphql(/* GraphQL */ `
  fragment GameCard_game on ActiveGame {
    id
    matchId
    region
    queue
    queueId
    startedAt
    pros {
      puuid
      ...GameSeat_participant
    }
  }
`)

interface GameCardProps {
  readonly id: string
  /** True for a game that has ended and stays only until the visitor has left the list. */
  readonly over: boolean
  /** Channels of its live pros, by player id. */
  readonly logins: Readonly<Record<string, string>>
  readonly news: LiveNews<unknown>
}

/** Number of pros before "show all". */
const SHOWN_FIRST = 4

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    height: '100%',
    boxSizing: 'border-box',
    padding: '14px',
  },
  over: { opacity: 0.6 },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '12px',
    // The whole top of the card leads to the game.
    margin: '-14px -14px 0',
    padding: '14px 14px 0',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  seats: {
    display: 'grid',
    // At most two columns: a third one would contain a single pro.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(230px, 50% - 12px), 100%), 1fr))',
    gap: '10px 24px',
  },
  more: {
    minHeight: '32px',
    margin: '0 -8px -8px',
    padding: '0 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { textDecorationLine: 'underline' },
  },
  clock: {
    color: tokens.colorNeutralForeground1,
    fontFamily: ownTokens.displayFont,
    fontSize: '26px',
    lineHeight: '26px',
    fontWeight: 600,
  },
})

/** Rerenders only when it changes. */
export const GameCard = memo(function GameCard({ id, over, logins, news }: GameCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const [all, setAll] = useState(false)
  const variables = useMemo(() => ({ locale }), [locale])
  const { data, complete } = useLiveFragment({
    fragment: GameCard_gameFragmentDoc,
    fragmentName: 'GameCard_game',
    entity: `ActiveGame:${id}`,
    variables,
  })
  // The cache drops a game that has left every list.
  const game = useLastKnown(complete ? data : null)
  if (game === null) return null
  const { matchId, region, queue, queueId, startedAt, pros } = game
  // A "show more" button for a single pro would take that pro's space.
  const hidden = pros.length > SHOWN_FIRST + 1 ? pros.length - SHOWN_FIRST : 0
  const loginOf = (seat: (typeof pros)[number]) =>
    seat.proPlayer === null ? null : (logins[seat.proPlayer.id] ?? null)
  // Pros with a stream are sorted to the front, so that they are not among those left out.
  const shown =
    all || hidden === 0
      ? pros
      : pros.toSorted((a, b) => Number(loginOf(b) !== null) - Number(loginOf(a) !== null)).slice(0, SHOWN_FIRST)
  return (
    <Card className={mergeClasses(styles.card, over && styles.over)}>
      <Link to={gamePath(matchId)} className={styles.head} title={t('game.open')}>
        <span>
          {region} · {formatQueue({ queue, queueId }, t)}
        </span>
        <span className={styles.clock} title={t('home.games.clock')}>
          {over ? t('game.over') : <GameClock startedAt={startedAt} />}
        </span>
      </Link>
      <div className={styles.seats}>
        {shown.map((seat) => (
          <GameSeat key={seat.puuid} seat={seat} region={region} login={loginOf(seat)} small={pros.length > 1} />
        ))}
      </div>
      {hidden === 0 ? null : (
        <LeavesFocus>
          <button type="button" aria-expanded={all} className={styles.more} onClick={() => setAll((before) => !before)}>
            {all ? t('home.games.fewer') : t('home.games.more', { count: hidden })}
          </button>
        </LeavesFocus>
      )}
      <LiveGlow news={news} id={id} />
    </Card>
  )
}, isSame)

function isSame(before: GameCardProps, after: GameCardProps): boolean {
  return (
    before.id === after.id &&
    before.over === after.over &&
    before.news === after.news &&
    hasSameContent(before.logins, after.logins)
  )
}
