import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { PopoverBar } from '../components/PopoverBar.tsx'
import { PopoverTrigger } from '../components/PopoverTrigger.tsx'
import type { Name } from './champion-name.ts'
import type { RuneRow } from './rune-tree.ts'
import { RunePopover } from './RunePopover.tsx'
import { useRuneName } from './useRuneName.ts'

interface RuneTreeProps {
  readonly name: string
  readonly rows: readonly RuneRow<DrawnRune>[]
  /** The first row contains the keystones. */
  readonly keystones: boolean
}

interface DrawnRune {
  readonly runeId: number
  readonly name: Name | null
  readonly image: string
}

const useStyles = makeStyles({
  rows: { display: 'grid', gap: '6px' },
  row: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '40px' },
  cells: { display: 'flex', flexShrink: 0, gap: '2px' },
  cell: {
    display: 'block',
    padding: '3px',
    border: '2px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
  },
  chosen: { border: `2px solid ${tokens.colorBrandStroke1}` },
  other: { '& > *': { opacity: 0.4, filter: 'grayscale(1)' }, ':hover > *': { opacity: 0.85 } },
  name: { minWidth: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  keystone: { fontWeight: tokens.fontWeightSemibold },
})

/** The chosen runes are ringed and named. Arrow keys move from rune to rune. */
export function RuneTree({ name, rows, keystones }: RuneTreeProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useRuneName()
  const stops = rows
    .flat()
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
    .map(({ rune }) => String(rune.runeId))
  return (
    <PopoverBar label={t('runes.whole', { tree: name })} stops={stops} className={styles.rows}>
      {rows.map((row, index) => (
        <div key={row[0]?.rune.runeId} className={styles.row}>
          <span className={styles.cells}>
            {row.map(({ rune, chosen }) => (
              <PopoverTrigger
                key={rune.runeId}
                stop={String(rune.runeId)}
                shape="circle"
                current={chosen}
                popover={<RunePopover runeId={rune.runeId} name={nameOf(rune)} />}
              >
                <span className={mergeClasses(styles.cell, chosen ? styles.chosen : styles.other)}>
                  <GameImage src={rune.image} name={nameOf(rune)} size={26} shape="circle" titled={false} />
                </span>
              </PopoverTrigger>
            ))}
          </span>
          {/* Screen readers have the list of chosen runes. */}
          <span className={mergeClasses(styles.name, keystones && index === 0 && styles.keystone)} aria-hidden="true">
            {row
              .filter(({ chosen }) => chosen)
              .map(({ rune }) => (
                <div key={rune.runeId}>
                  <LocalText name={nameOf(rune)} />
                </div>
              ))}
          </span>
        </div>
      ))}
    </PopoverBar>
  )
}
