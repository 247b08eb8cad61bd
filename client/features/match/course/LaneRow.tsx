import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { MatchCourse_matchFragment, Region } from '../../../gql/graphql.ts'
import { ChampionMark } from '../../../match/ChampionMark.tsx'
import { ParticipantName } from '../../../match/ParticipantName.tsx'
import { PHONE } from '../../../theme/tokens.ts'
import { laneHeightStyle } from './heights.ts'
import { LANE_FIGURES_WIDTH, laneFiguresStyle } from './lane-layout.ts'
import { type ComparedLane, LANE_FIGURES, type LaneFigure, type LaneLead } from './lane-leads.ts'
import { LeadBar } from './LeadBar.tsx'

type Player = MatchCourse_matchFragment['participants'][number]

interface LaneRowProps {
  readonly lane: ComparedLane<Player>
  /** Null when the minute has no figures of the lane. */
  readonly lead: LaneLead | null
  /** Leads that fill a bar. */
  readonly full: Readonly<Record<LaneFigure, number>>
  readonly region: Region
}

const useStyles = makeStyles({
  lane: {
    ...laneHeightStyle,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${LANE_FIGURES_WIDTH} minmax(0, 1fr)`,
    gridTemplateAreas: '"blue figures red"',
    alignItems: 'center',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    [PHONE]: {
      ...laneHeightStyle[PHONE],
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"blue red" "figures figures"',
      alignContent: 'center',
      rowGap: '8px',
    },
  },
  player: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  blue: { gridArea: 'blue', paddingRight: '16px' },
  red: { gridArea: 'red', flexDirection: 'row-reverse', textAlign: 'end', paddingLeft: '16px' },
  words: { display: 'grid', minWidth: 0 },
  laneWord: { color: tokens.colorNeutralForeground3 },
  figures: { ...laneFiguresStyle, gridArea: 'figures', width: '100%' },
})

/** One lane: its player of each side, and who leads by how much. */
export function LaneRow({ lane: { lane, blue, red }, lead, full, region }: LaneRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <li className={styles.lane}>
      {(
        [
          ['blue', blue],
          ['red', red],
        ] as const
      ).map(([side, player]) => (
        <div key={side} className={mergeClasses(styles.player, styles[side])}>
          <ChampionMark participant={player} size={32} />
          <span className={styles.words}>
            <ParticipantName participant={player} region={region} own={false} />
            <span className={styles.laneWord} aria-hidden={side === 'red' || undefined}>
              {t(`match.lanes.${lane}`)}
            </span>
          </span>
        </div>
      ))}
      <div className={styles.figures}>
        {LANE_FIGURES.map((figure) => (
          <LeadBar key={figure} figure={figure} lead={lead?.[figure] ?? null} full={full[figure]} />
        ))}
      </div>
    </li>
  )
}
