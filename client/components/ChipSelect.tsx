import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'

interface ChipSelectProps<Value extends string> {
  /** Name of the choice. It is also shown while no option is selected. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Null while no option is selected. */
  readonly selected: Value | null
  /** The default needs no emphasis. */
  readonly usual?: boolean
  readonly onSelect: (value: Value) => void
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  select: {
    appearance: 'none',
    height: '32px',
    maxWidth: '190px',
    // As wide as the selected option, in browsers that support it.
    fieldSizing: 'content',
    padding: '0 30px 0 14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textOverflow: 'ellipsis',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  selected: {
    border: '1px solid transparent',
    // The tint lies on the colour of a card. On the page's own colour, the words would lose contrast.
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})`,
    color: tokens.colorBrandForeground1,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
  option: { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  arrow: {
    position: 'absolute',
    insetInlineEnd: '11px',
    top: '10px',
    width: '12px',
    height: '12px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.6px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  },
})

export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, options, selected, usual = false, onSelect } = props
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <select
        className={mergeClasses(styles.select, selected !== null && !usual && styles.selected)}
        aria-label={label}
        value={selected ?? ''}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value)
          if (chosen !== undefined) onSelect(chosen.value)
        }}
      >
        {selected === null ? (
          <option value="" hidden className={styles.option}>
            {label}
          </option>
        ) : null}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value} className={styles.option}>
            {words}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
        <path d="m2.5 5.5 5.5 5.5 5.5-5.5" />
      </svg>
    </span>
  )
}
