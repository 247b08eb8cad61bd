import { Input, makeStyles, tokens, type InputProps } from '@fluentui/react-components'
import { PHONE } from '../theme/lane.ts'
import { Glyph } from './Glyph.tsx'

interface SearchFieldProps extends Pick<InputProps, 'input' | 'maxLength' | 'onBlur' | 'onKeyDown'> {
  readonly label: string
  readonly value: string
  readonly onEdit: (value: string) => void
}

const useStyles = makeStyles({
  field: {
    width: '100%',
    minWidth: 0,
    height: '36px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottomColor: tokens.colorNeutralStroke1,
    // One clear ring in place of Fluent's line, which breaks at these corners.
    '::after': { display: 'none' },
    ':focus-within': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    },
    // iOS zooms into fields with smaller letters.
    [PHONE]: { fontSize: tokens.fontSizeBase400 },
  },
})

/** A field that narrows a list below it, as wide as the place it stands in. */
export function SearchField({ label, onEdit, ...rest }: SearchFieldProps) {
  const styles = useStyles()
  return (
    <Input
      {...rest}
      className={styles.field}
      type="search"
      aria-label={label}
      placeholder={label}
      contentBefore={<Glyph name="search" size={16} />}
      onChange={(_event, { value }) => onEdit(value)}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
