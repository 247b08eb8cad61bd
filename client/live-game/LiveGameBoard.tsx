import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { Chip } from '../components/Chip.tsx'
import { LiveDot } from '../components/LiveDot.tsx'
import { regionKey } from '../game/regions.ts'
import { graphql } from '../gql/gql.ts'
import type { LiveGameBoard_gameFragment } from '../gql/graphql.ts'
import { Bans } from '../match/Bans.tsx'
import { formatQueue } from '../match/queue-format.ts'
import { gamePath } from '../paths.ts'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { gameShape, hasLikelyLanes } from './game-shape.ts'
import { GameClock } from './GameClock.tsx'
import { LaneMatchups } from './LaneMatchups.tsx'
import { FACING, LANE_COLUMNS, LIVE_GAME, SIDE_ROWS, WIDE } from './live-game-layout.ts'
import { LiveSeat, type Seat } from './LiveSeat.tsx'
import { LiveSide } from './LiveSide.tsx'
import { findCompanions } from './seat-facts.ts'
import { SideFigures } from './SideFigures.tsx'
import { StreamedFrom } from './StreamedFrom.tsx'
import { useScouting } from './useScouting.ts'
import { useScoutingWords } from './useScoutingWords.ts'

graphql(/* GraphQL */ `
  fragment LiveGameBoard_game on ActiveGame {
    id
    matchId
    region
    queue
    queueId
    startedAt
    participants {
      teamId
      ...LiveSeat_participant
    }
    streams {
      ...StreamedFrom_stream
    }
    bans {
      teamId
      champion {
        id
        key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
    }
  }
`)

export type BoardGame = LiveGameBoard_gameFragment

interface LiveGameBoardProps {
  readonly game: BoardGame
  /** PUUID of the account whose page this is; null on every other page. */
  readonly ownPuuid: string | null
  /** Ids of the pro players and accounts that the visitor follows. */
  readonly followed: readonly string[]
  /** False for a game that may have ended. */
  readonly running: boolean
  /** True where the heading leads to the page of the game. */
  readonly linked?: boolean
}

const useStyles = makeStyles({
  card: { containerType: 'inline-size', containerName: LIVE_GAME, overflow: 'hidden' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 20px',
    padding: '16px',
    [PHONE]: { padding: '12px' },
  },
  what: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  queue: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  clock: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontFamily: ownTokens.displayFont,
    fontSize: '30px',
    lineHeight: '34px',
    fontWeight: 600,
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '16px',
    [FACING]: {
      gridTemplateRows: `repeat(${SIDE_ROWS}, auto)`,
      gap: 0,
    },
  },
  plain: { [FACING]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  lanes: LANE_COLUMNS,
  bans: {
    padding: '10px 12px',
    [FACING]: { padding: '10px 16px' },
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  turned: { [WIDE]: { display: 'flex', justifyContent: 'flex-end' } },
  note: {
    margin: 0,
    padding: '4px 16px 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    [PHONE]: { padding: '4px 12px 12px' },
  },
})

export function LiveGameBoard({ game, ownPuuid, followed, running, linked = false }: LiveGameBoardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useScoutingWords()
  const { region, queue, startedAt, participants, streams, bans } = game
  const facts = useScouting({ matchId: game.matchId, seats: participants, running })
  const shape = gameShape(participants)
  const hasLanes = hasLikelyLanes(participants)
  const companions = findCompanions(
    participants.map(({ puuid, teamId }) => ({
      puuid,
      teamId,
      recent: (puuid === null ? undefined : facts.get(puuid))?.form.value.form?.recentGames ?? [],
    })),
  )
  const namesOf = (puuids: readonly string[]) =>
    participants.flatMap(({ puuid, gameName }) =>
      puuid !== null && gameName !== null && puuids.includes(puuid) ? [gameName] : [],
    )
  const factsOf = (seats: readonly Seat[]) =>
    seats.flatMap(({ puuid }) => (puuid === null ? [] : (facts.get(puuid) ?? [])))
  const renderSeat = (seat: Seat, turned: boolean) => {
    const { puuid, proPlayer, scouting } = seat
    return (
      <LiveSeat
        seat={seat}
        region={region}
        queue={queue}
        facts={puuid === null ? null : (facts.get(puuid) ?? null)}
        companions={namesOf(puuid === null ? [] : (companions.get(puuid) ?? []))}
        followed={[proPlayer?.id, scouting?.account?.id].some((id) => id !== undefined && followed.includes(id))}
        own={puuid !== null && puuid === ownPuuid}
        turned={turned}
      />
    )
  }
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h2 className={styles.queue}>
            {linked ? (
              <Link to={gamePath(game.matchId)} className={styles.link} title={t('game.open')}>
                {formatQueue(game, t)}
              </Link>
            ) : (
              formatQueue(game, t)
            )}
          </h2>
          <Chip title={t(`regions.${regionKey(region)}`)}>{region}</Chip>
        </div>
        <span className={styles.clock}>
          {running ? <LiveDot /> : null}
          <GameClock startedAt={startedAt} />
        </span>
      </div>
      {running ? <StreamedFrom streams={streams} /> : null}
      {shape.kind === 'sides' ? (
        <div className={mergeClasses(styles.sides, hasLanes ? styles.lanes : styles.plain)}>
          {(['blue', 'red'] as const).map((colour) => {
            const sideId = colour === 'blue' ? 100 : 200
            const seats = shape[colour]
            const turned = colour === 'red'
            return (
              <Fragment key={colour}>
                {turned && hasLanes ? <LaneMatchups blue={shape.blue} red={shape.red} /> : null}
                <LiveSide
                  title={t(`scoreboard.sides.${colour}`)}
                  colour={colour}
                  seats={seats}
                  figures={<SideFigures facts={factsOf(seats)} seats={seats.length} queue={queue} turned={turned} />}
                  renderSeat={(seat) => renderSeat(seat, turned)}
                >
                  {bans.length === 0 ? null : (
                    <div className={mergeClasses(styles.bans, turned && styles.turned)}>
                      <Bans bans={bans.filter(({ teamId }) => teamId === sideId)} />
                    </div>
                  )}
                </LiveSide>
              </Fragment>
            )
          })}
        </div>
      ) : (
        <LiveSide
          title={t('liveGame.all')}
          colour="none"
          seats={shape.seats}
          figures={null}
          renderSeat={(seat) => renderSeat(seat, false)}
        >
          {bans.length === 0 ? null : (
            <div className={styles.bans}>
              <Bans bans={bans} />
            </div>
          )}
        </LiveSide>
      )}
      {startedAt === null ? <p className={styles.note}>{t('liveGame.mayBeMissing')}</p> : null}
      <p className={styles.note}>
        {hasLanes ? `${t('liveGame.likelyLanes')} ` : null}
        {words('notes')}
      </p>
    </Card>
  )
}
