import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type CSSProperties, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { RateBar } from '../../components/RateBar.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { championPath } from '../../paths.ts'
import { mainLanes } from '../../statistics/main-lanes.ts'
import { SampledRate } from '../../statistics/SampledRate.tsx'
import { CARD_LABEL } from '../../theme/card-label.ts'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import { LaneMarks } from './LaneMarks.tsx'
import type { ListedChampion } from './listed-champions.ts'
import { ShareOfMatches } from './ShareOfMatches.tsx'
import { CARD_HEIGHT, CARDS, COLUMNS, ROW_HEIGHT, TIGHT, TIGHT_COLUMNS } from './table-layout.ts'
import { TierCell } from './TierCell.tsx'

interface ChampionRowProps {
  readonly listed: ListedChampion
  /** From 0. */
  readonly position: number
  /** Number of matches behind the pick and ban rates. */
  readonly matches: number
  /** Full lengths of the bars, as shares of the matches. */
  readonly mostPicked: number
  readonly mostBanned: number
  /** Called with the champion's number on focus, and with null on blur. */
  readonly onFocus: (champion: number | null) => void
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    alignItems: 'center',
    columnGap: '20px',
    position: 'absolute',
    insetInline: 0,
    top: `calc(var(--row) * ${ROW_HEIGHT})`,
    height: ROW_HEIGHT,
    boxSizing: 'border-box',
    padding: '0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    [TIGHT]: { gridTemplateColumns: TIGHT_COLUMNS, columnGap: '12px', padding: '0 12px' },
    [CARDS]: {
      top: `calc(var(--row) * ${CARD_HEIGHT})`,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignContent: 'start',
      gap: '8px 16px',
      height: CARD_HEIGHT,
      padding: '12px',
      ':first-child': { borderTop: 'none' },
    },
  },
  cell: { minWidth: 0, padding: 0, textAlign: 'end' },
  champion: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    // The full width except for three lane icons.
    [CARDS]: { gridColumn: '1 / -1', gridRow: 1, paddingInlineEnd: '68px' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '20px' },
  lanes: { textAlign: 'start', [CARDS]: { gridColumn: 2, gridRow: 1, textAlign: 'end' } },
  tier: {
    textAlign: 'start',
    // Beside the win rate, which leaves it room.
    [CARDS]: { gridColumn: 2, gridRow: 2, justifySelf: 'end', minWidth: '48px', ...CARD_LABEL },
  },
  rate: {
    [CARDS]: { gridColumn: '1 / -1', gridRow: 2, paddingInlineEnd: '60px', textAlign: 'start', ...CARD_LABEL },
  },
  share: { [CARDS]: { textAlign: 'start', ...CARD_LABEL } },
  // On cards, the sample beside the win rate already shows it.
  games: { [CARDS]: SCREEN_READER_ONLY },
  bar: { marginTop: '5px' },
  faint: { opacity: 0.5 },
  none: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

/** Rerenders only when its figures change. */
export const ChampionRow = memo(function ChampionRow(props: ChampionRowProps) {
  const { listed, position, matches, mostPicked, mostBanned, onFocus } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { champion, name, entry } = listed
  const winRate = entry?.winRate ?? null
  const place: CSSProperties & Record<'--row', number> = { '--row': position }
  return (
    // Rows are counted from 1, and the head is row 1.
    <tr className={styles.row} style={place} aria-rowindex={position + 2}>
      <th scope="row" className={mergeClasses(styles.cell, styles.champion)}>
        <Link
          to={championPath(champion)}
          className={styles.link}
          onFocus={() => onFocus(champion.key)}
          onBlur={() => onFocus(null)}
        >
          <GameImage src={champion.image} name={null} size={36} />
          <span className={styles.name}>
            <LocalText name={name} />
          </span>
        </Link>
      </th>
      <td className={mergeClasses(styles.cell, styles.lanes)}>
        <LaneMarks lanes={mainLanes(entry?.lanes ?? []).slice(0, 3)} />
      </td>
      <td className={mergeClasses(styles.cell, styles.tier)} data-label={t('champions.columns.tier')}>
        <TierCell entry={entry} />
      </td>
      <td className={mergeClasses(styles.cell, styles.rate)} data-label={t('champions.columns.winRate')}>
        {winRate === null ? (
          <span className={styles.none}>{t('champions.noGames')}</span>
        ) : (
          <>
            <SampledRate rate={winRate} />
            {isTinySample(winRate.games) ? null : (
              <div className={mergeClasses(styles.bar, isSmallSample(winRate.games) && styles.faint)}>
                <RateBar value={winRate.value} low={winRate.low} high={winRate.high} />
              </div>
            )}
          </>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.share)} data-label={t('champions.columns.pickRate')}>
        <ShareOfMatches rate={entry?.pickRate ?? null} matches={matches} most={mostPicked} />
      </td>
      <td className={mergeClasses(styles.cell, styles.share)} data-label={t('champions.columns.banRate')}>
        <ShareOfMatches rate={entry?.banRate ?? null} matches={matches} most={mostBanned} />
      </td>
      <td className={mergeClasses(styles.cell, styles.games)}>{format.number(entry?.games ?? 0)}</td>
    </tr>
  )
})
