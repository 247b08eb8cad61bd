import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { graphql } from '../../gql/gql.ts'
import type { StreamedGameCard_streamFragment } from '../../gql/graphql.ts'
import { GameClock } from '../../live-game/GameClock.tsx'
import { formatQueue } from '../../match/queue-format.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { gamePath } from '../../paths.ts'
import { PHONE } from '../../theme/tokens.ts'
import type { ProSeat, StreamedGame } from './stream-activity.ts'

graphql(/* GraphQL */ `
  fragment StreamedGameCard_stream on Stream {
    id
    login
    player {
      id
      name
      team {
        id
        code
      }
    }
  }
`)

/** Another stream of the same game, and its player's seat. */
export interface OtherView {
  readonly stream: StreamedGameCard_streamFragment
  readonly seat: ProSeat
}

interface StreamedGameCardProps {
  readonly game: StreamedGame
  readonly seat: ProSeat
  readonly others: readonly OtherView[]
  readonly onWatch: (channels: readonly string[]) => void
}

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '14px',
    padding: '16px',
    [PHONE]: { gridTemplateColumns: '48px minmax(0, 1fr)' },
  },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
  clock: {
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  others: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  name: {
    padding: 0,
    border: 'none',
    background: 'none',
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  both: { [PHONE]: { gridColumn: '1 / -1' } },
})

/** Lists the other streams of the game. */
export function StreamedGameCard({ game, seat, others, onWatch }: StreamedGameCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const otherLogins = others.map(({ stream }) => stream.login)
  return (
    <Card className={styles.card}>
      <GameImage src={seat.champion.image} name={nameOf(seat)} size={48} />
      <div>
        <p className={styles.line}>
          <Link to={gamePath(game.matchId)} className={styles.clock} title={t('game.open')}>
            {t('streams.game.inGame')} <GameClock startedAt={game.startedAt} />
          </Link>{' '}
          {formatQueue(game, t)}, {game.region}
        </p>
        {others.length === 0 ? null : (
          <p className={styles.others}>
            {t('streams.game.others')}{' '}
            {others.map((other, index) => (
              <Fragment key={other.stream.id}>
                {index === 0 ? null : ', '}
                <button type="button" className={styles.name} onClick={() => onWatch([other.stream.login])}>
                  {other.stream.player.name}
                </button>{' '}
                (<OtherSeat own={seat} other={other} />)
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {others.length === 0 ? null : (
        <Button appearance="primary" size="large" className={styles.both} onClick={() => onWatch(otherLogins)}>
          {t(others.some((other) => isOpposite(seat, other.seat)) ? 'streams.game.watchBoth' : 'streams.game.watchAll')}
        </Button>
      )}
    </Card>
  )
}

function OtherSeat({ own, other: { stream, seat } }: { readonly own: ProSeat; readonly other: OtherView }) {
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { team } = stream.player
  return (
    <>
      {team === null ? null : `${team.code}, `}
      {own.teamId === 0 || seat.teamId === 0
        ? null
        : `${t(isOpposite(own, seat) ? 'streams.game.otherSide' : 'streams.game.sameSide')}, `}
      <LocalText name={nameOf(seat)} />
    </>
  )
}

/** False in modes without sides. */
const isOpposite = (a: ProSeat, b: ProSeat) => a.teamId !== b.teamId && a.teamId !== 0 && b.teamId !== 0
