import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { isSmallSample, isTinySample } from '../game/small-sample.ts'
import { useWinShare } from '../game/useWinShare.ts'
import type { LiveSeat_participantFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { LaneGlyph } from '../pro-scene/LaneGlyph.tsx'
import { FORCED_COLORS, ownTokens } from '../theme/tokens.ts'
import { FACING, SIDE_ROWS } from './live-game-layout.ts'
import { useScoutingWords } from './useScoutingWords.ts'

type Seat = LiveSeat_participantFragment

interface LaneMatchupsProps {
  /** Seats of both sides in the same order of lanes. */
  readonly blue: readonly Seat[]
  readonly red: readonly Seat[]
}

const useStyles = makeStyles({
  root: {
    padding: '10px 12px',
    [FACING]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: `span ${SIDE_ROWS}`,
      padding: 0,
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  title: {
    margin: '0 0 6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: 400,
    color: tokens.colorNeutralForeground2,
    [FACING]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  lanes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [FACING]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: '2 / span 5',
      gap: 0,
    },
  },
  lane: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '2px',
    minWidth: 0,
    [FACING]: { alignContent: 'center', padding: '0 3px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  glyph: { display: 'inline-flex', color: tokens.colorNeutralForeground2 },
  share: {
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '22px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  few: { color: tokens.colorNeutralForeground2 },
  bar: {
    position: 'relative',
    width: '100%',
    maxWidth: '64px',
    height: '4px',
    borderRadius: tokens.borderRadiusCircular,
    overflow: 'hidden',
    backgroundColor: ownTokens.loss,
    [FORCED_COLORS]: { border: '1px solid' },
  },
  blueBar: {
    display: 'block',
    height: '100%',
    backgroundColor: ownTokens.win,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  games: {
    fontSize: '12px',
    lineHeight: '15px',
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The stored record of each lane's matchup, from the view of the blue side. */
export function LaneMatchups({ blue, red }: LaneMatchupsProps) {
  const styles = useStyles()
  const words = useScoutingWords()
  const titleId = useId()
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {words('matchups')}
      </h3>
      <ul className={styles.lanes}>
        {blue.map((seat, place) => {
          const opponent = red[place]
          return (
            <li key={seat.likelyLane} className={styles.lane}>
              {opponent === undefined ? null : <LaneMatchup seat={seat} opponent={opponent} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function LaneMatchup({ seat, opponent }: { readonly seat: Seat; readonly opponent: Seat }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useScoutingWords()
  const format = useFormat()
  const wordShare = useWinShare()
  const nameOf = useChampionName()
  const rate = seat.matchup?.winRate ?? null
  const names = { blue: nameOf(seat).text, red: nameOf(opponent).text }
  const lane = seat.likelyLane === null ? '' : t(`match.lanes.${seat.likelyLane}`)
  const meaning =
    rate === null
      ? words('matchupNone')
      : `${words('matchupShare', { champion: names.blue, share: wordShare(rate.value, rate.games) })}, ${t('common.games', { count: rate.games })}`
  return (
    <>
      <span className={styles.glyph} title={t('liveGame.likelyLane', { lane })}>
        {seat.likelyLane === null ? null : <LaneGlyph lane={seat.likelyLane} size={18} />}
        <VisuallyHidden>{words('matchup', { lane, ...names })}. </VisuallyHidden>
      </span>
      <span
        className={isSmallSample(rate?.games ?? 0) ? `${styles.share} ${styles.few}` : styles.share}
        title={meaning}
      >
        <span aria-hidden="true">
          {rate === null
            ? '–'
            : isTinySample(rate.games)
              ? wordShare(rate.value, rate.games)
              : format.percent(rate.value, 0)}
        </span>
        <VisuallyHidden>{meaning}</VisuallyHidden>
      </span>
      {rate === null || isTinySample(rate.games) ? null : (
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.blueBar} style={{ width: `${rate.value * 100}%` }} />
        </span>
      )}
      {rate === null ? null : (
        <span className={styles.games} aria-hidden="true">
          {t('common.games', { count: rate.games })}
        </span>
      )}
    </>
  )
}
