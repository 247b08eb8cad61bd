import type { ComponentProps } from 'react'
import { Glyph } from './Glyph.tsx'
import { SearchInput } from './SearchInput.tsx'

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'maxLength' | 'onBlur' | 'onKeyDown'> {
  readonly label: string
  readonly value: string
  readonly onEdit: (value: string) => void
}

export function SearchField({ label, onEdit, ...rest }: SearchFieldProps) {
  return (
    <SearchInput
      {...rest}
      type="search"
      placeholder={label}
      before={<Glyph name="search" size={16} />}
      onChange={({ target }) => onEdit(target.value)}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
