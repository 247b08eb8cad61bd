import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { SHARDS_BELOW } from './match-row-layout.ts'
import { ShardGlyph } from './ShardGlyph.tsx'
import type { drawShardRows } from './stat-shards.ts'

interface ShardRowsProps {
  readonly rows: ReturnType<typeof drawShardRows>
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gap: '6px',
    [SHARDS_BELOW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '16px' },
  },
  row: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '40px' },
  cells: { display: 'flex', flexShrink: 0, gap: '4px' },
  cell: {
    display: 'grid',
    placeItems: 'center',
    width: '30px',
    height: '30px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
  },
  chosen: { border: `2px solid ${tokens.colorBrandStroke1}`, color: tokens.colorBrandForeground1 },
  other: { opacity: 0.45 },
  name: { minWidth: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
})

/** The chosen shards among their alternatives, ringed and named. */
export function ShardRows({ rows }: ShardRowsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        <ul>
          {rows.map(({ slot, chosen }) => (
            <li key={slot}>{t(`runes.shardNames.${chosen}`)}</li>
          ))}
        </ul>
      </VisuallyHidden>
      {rows.map(({ slot, shards, chosen }) => (
        <div key={slot} className={styles.row} aria-hidden="true">
          <span className={styles.cells}>
            {shards.map((shard) => (
              <span
                key={shard}
                className={mergeClasses(styles.cell, shard === chosen ? styles.chosen : styles.other)}
                title={t(`runes.shardNames.${shard}`)}
              >
                <ShardGlyph shard={shard} size={18} />
              </span>
            ))}
          </span>
          <span className={styles.name}>{t(`runes.shardNames.${chosen}`)}</span>
        </div>
      ))}
    </div>
  )
}
