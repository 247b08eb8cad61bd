import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import type { ComparedLanes_gamesFragment, Lane } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { LaneGlyph } from '../../pro-scene/LaneGlyph.tsx'
import { FORCED_COLORS } from '../../theme/tokens.ts'
import type { Pair } from './found-player.ts'
import type { Side } from './intervals.ts'
import { MirrorRow } from './MirrorRow.tsx'
import { MirrorTable } from './MirrorTable.tsx'
import { sideColours } from './side-colours.ts'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment ComparedLanes_games on KnownGames {
    lanes {
      lane
      share {
        value
        games
      }
    }
  }
`)

/** In the order of the map. */
const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'] as const satisfies readonly Lane[]

interface ComparedLanesProps {
  readonly games: Pair<ComparedLanes_gamesFragment>
  readonly names: Pair<string>
}

const useStyles = makeStyles({
  lane: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: '2px 8px' },
})

export function ComparedLanes({ games: { a, b }, names }: ComparedLanesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  return (
    <MirrorTable title={words('lanes.title')} names={names} ofPro={false}>
      {LANES.map((lane) => (
        <MirrorRow
          key={lane}
          label={
            <span className={styles.lane}>
              <LaneGlyph lane={lane} size={16} />
              {t(`match.lanes.${lane}`)}
            </span>
          }
          a={<LaneShare share={shareOf(a, lane)} side="a" />}
          b={<LaneShare share={shareOf(b, lane)} side="b" />}
        />
      ))}
    </MirrorTable>
  )
}

/** Null when no lane is known. */
function shareOf({ lanes }: ComparedLanes_gamesFragment, lane: Lane): number | null {
  return lanes.length === 0 ? null : (lanes.find((each) => each.lane === lane)?.share.value ?? 0)
}

const useShareStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  second: { flexDirection: 'row-reverse' },
  words: { flexShrink: 0, width: '40px', fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  none: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  track: {
    flexGrow: 1,
    display: 'flex',
    height: '8px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  // The bars of both players grow from the middle.
  fromEnd: { justifyContent: 'end' },
  bar: { borderRadius: tokens.borderRadiusCircular, [FORCED_COLORS]: { backgroundColor: 'CanvasText' } },
})

interface LaneShareProps {
  /** 0 to 1; null when no lane is known. */
  readonly share: number | null
  readonly side: Side
}

function LaneShare({ share, side }: LaneShareProps) {
  const styles = useShareStyles()
  const words = useCompareWords()
  const format = useFormat()
  if (share === null) return <span className={styles.none}>{words('lanes.unknown')}</span>
  return (
    <span className={mergeClasses(styles.root, side === 'b' && styles.second)}>
      <span className={mergeClasses(styles.words, share === 0 && styles.none)}>{format.percent(share, 0)}</span>
      <span className={mergeClasses(styles.track, side === 'a' && styles.fromEnd)} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${share * 100}%`, backgroundColor: sideColours[side] }} />
      </span>
    </span>
  )
}
