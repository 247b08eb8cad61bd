import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Direction } from './column-sort.ts'

interface SortableHeadProps {
  readonly label: string
  /** Null while the rows are sorted by another column. */
  readonly sorted: Direction | null
  /** Called to sort by this column, or to reverse the order. */
  readonly onSort: () => void
  /** `end` above figures, which are aligned at their ends. */
  readonly align?: 'start' | 'end'
  readonly className?: string
}

const useStyles = makeStyles({
  end: { textAlign: 'end' },
  start: { textAlign: 'start' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '28px',
    margin: '-4px -6px',
    padding: '0 6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  sorted: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  // The hidden arrow keeps its space, so that sorting does not change the column's width.
  arrow: { flexShrink: 0, width: '8px', height: '8px', fill: 'currentColor', visibility: 'hidden' },
  shown: { visibility: 'visible' },
  up: { transform: 'rotate(180deg)' },
  before: { order: -1 },
})

export function SortableHead({ label, sorted, onSort, align = 'start', className }: SortableHeadProps) {
  const styles = useStyles()
  return (
    <th scope="col" aria-sort={sorted ?? undefined} className={mergeClasses(styles[align], className)}>
      <button type="button" className={mergeClasses(styles.button, sorted !== null && styles.sorted)} onClick={onSort}>
        {label}
        <svg
          viewBox="0 0 8 8"
          aria-hidden="true"
          className={mergeClasses(
            styles.arrow,
            align === 'end' && styles.before,
            sorted !== null && styles.shown,
            sorted === 'ascending' && styles.up,
          )}
        >
          <path d="M0.5 2h7L4 7Z" />
        </svg>
      </button>
    </th>
  )
}
