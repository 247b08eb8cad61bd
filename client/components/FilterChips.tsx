import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { lane, PHONE } from '../theme/lane.ts'

interface FilterChipsProps<Value> {
  /** What is filtered by, for those who listen. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly selected: Value
  readonly onSelect: (value: Value) => void
}

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    // One line that can be moved sideways; the padding keeps the focus ring inside it.
    [PHONE]: {
      flexWrap: 'nowrap',
      gap: '6px',
      margin: '-4px',
      padding: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
  chip: {
    flexShrink: 0,
    minHeight: '32px',
    padding: '0 14px',
    [PHONE]: { padding: '0 10px' },
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  selected: {
    border: '1px solid transparent',
    // The tint lies on the colour of a card: on the page itself it would take the words' contrast away.
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `linear-gradient(${lane.brandTint}, ${lane.brandTint})`,
    color: tokens.colorBrandForeground1,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
})

/** One choice out of a few, each a chip. */
export function FilterChips<Value extends string | null>(props: FilterChipsProps<Value>) {
  const styles = useStyles()
  return (
    <fieldset className={styles.group} aria-label={props.label}>
      {props.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.selected}
          className={mergeClasses(styles.chip, value === props.selected && styles.selected)}
          onClick={() => props.onSelect(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
