import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { ownTokens, PHONE } from '../theme/tokens.ts'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** Content in the field before the text. */
  readonly before?: ReactNode
  /** True in a form, to match the height of the adjacent button. */
  readonly large?: boolean
}

const useStyles = makeStyles({
  field: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    width: '100%',
    minWidth: 0,
    height: '36px',
    boxSizing: 'border-box',
    paddingInline: '12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    // iOS zooms into fields with smaller letters.
    [PHONE]: { fontSize: tokens.fontSizeBase400 },
    ':focus-within': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  large: { height: '40px' },
  invalid: {
    border: `1px solid ${ownTokens.loss}`,
    ':focus-within': { border: `1px solid ${ownTokens.loss}`, outline: `1px solid ${ownTokens.loss}` },
  },
  text: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    boxSizing: 'border-box',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
})

/** Its placeholder is also its accessible name. */
export function SearchInput({ before, large = false, ...rest }: SearchInputProps) {
  const styles = useStyles()
  const invalid = rest['aria-invalid'] === true
  return (
    <span className={mergeClasses(styles.field, large && styles.large, invalid && styles.invalid)}>
      {before}
      <input type="text" {...rest} aria-label={rest.placeholder} className={styles.text} />
    </span>
  )
}
