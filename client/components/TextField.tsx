import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { ownTokens } from '../theme/tokens.ts'
import { fieldStyle } from './field-style.ts'
import { fieldErrorId, FieldFrame } from './FieldFrame.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'required' | 'value'> {
  readonly id: string
  readonly label: string
  readonly optional?: boolean
  readonly error: string | null
  readonly value: string
  readonly onEdit: (value: string) => void
}

const useStyles = makeStyles({
  input: fieldStyle,
  invalid: { border: `1px solid ${ownTokens.loss}` },
})

export function TextField({ id, label, optional = false, error, value, onEdit, ...rest }: TextFieldProps) {
  const styles = useStyles()
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <input
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        id={id}
        className={mergeClasses(styles.input, error !== null && styles.invalid)}
        aria-required={!optional}
        aria-invalid={error !== null}
        aria-describedby={fieldErrorId(id)}
        value={value}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
      />
    </FieldFrame>
  )
}
