import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'
import { fieldStyle } from './field-style.ts'
import { fieldErrorId, FieldFrame } from './FieldFrame.tsx'

interface SelectFieldProps {
  readonly id: string
  readonly label: string
  readonly optional?: boolean
  readonly error: string | null
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Text while no option is selected. */
  readonly empty: string
  /** Empty while no option is selected. */
  readonly value: string
  readonly disabled?: boolean
  readonly onEdit: (value: string) => void
  readonly onBlur: () => void
}

const useStyles = makeStyles({
  cover: { position: 'relative' },
  select: { ...fieldStyle, appearance: 'none', paddingInlineEnd: '34px' },
  invalid: { border: `1px solid ${ownTokens.loss}` },
  option: { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  arrow: {
    position: 'absolute',
    insetInlineEnd: '12px',
    top: '12px',
    width: '16px',
    height: '16px',
    fill: 'none',
    stroke: tokens.colorNeutralForeground2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  },
})

export function SelectField(props: SelectFieldProps) {
  const { id, label, optional = false, error, options, empty, value, disabled = false, onEdit, onBlur } = props
  const styles = useStyles()
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <span className={styles.cover}>
        <select
          id={id}
          className={mergeClasses(styles.select, error !== null && styles.invalid)}
          aria-required={!optional}
          aria-invalid={error !== null}
          aria-describedby={fieldErrorId(id)}
          disabled={disabled}
          value={value}
          onChange={({ currentTarget }) => onEdit(currentTarget.value)}
          onBlur={onBlur}
        >
          <option value="" className={styles.option}>
            {empty}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
          <path d="m2.5 5.5 5.5 5.5 5.5-5.5" />
        </svg>
      </span>
    </FieldFrame>
  )
}
