import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { FIGURE_NOTE } from '../../live-game/seat-styles.ts'
import { LaneGlyph } from '../../pro-scene/LaneGlyph.tsx'
import type { LobbyFacts } from './lobby-facts.ts'
import { useLobbyWords } from './useLobbyWords.ts'

/** Number of lanes that are shown. */
const SHOWN = 2

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, minHeight: '36px', listStyleType: 'none' },
  lane: {
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '6px',
    fontSize: '13px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground1,
  },
  glyph: { display: 'flex', color: tokens.colorNeutralForeground2 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  share: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  nothing: { ...FIGURE_NOTE, margin: 0, lineHeight: '36px' },
  bones: { display: 'grid', gap: '6px', paddingTop: '3px', minHeight: '36px', boxSizing: 'border-box' },
})

/** The lanes of most of the known games, with their shares. */
export function LobbyLanes({ form: { value, asked } }: Pick<LobbyFacts, 'form'>) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useLobbyWords()
  const format = useFormat()
  const lanes = value.form?.lanes ?? []
  if (lanes.length === 0) {
    return asked ? (
      <p className={styles.nothing}>{words('noLanes')}</p>
    ) : (
      <span className={styles.bones}>
        <Skeleton width={88} height={12} />
        <Skeleton width={70} height={12} />
      </span>
    )
  }
  return (
    <ul className={styles.list} title={words('lanesMeaning', { count: lanes[0]?.share.games ?? 0 })}>
      {lanes.slice(0, SHOWN).map(({ lane, share }) => (
        <li key={lane} className={styles.lane}>
          <span className={styles.glyph}>
            <LaneGlyph lane={lane} size={14} />
          </span>
          <span className={styles.name}>{t(`match.lanes.${lane}`)}</span>
          <span className={styles.share}>{format.percent(share.value, 0)}</span>
        </li>
      ))}
    </ul>
  )
}
