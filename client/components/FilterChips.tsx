import { FilterChip } from './FilterChip.tsx'
import { FilterChipGroup } from './FilterChipGroup.tsx'

interface FilterChipsProps<Value> {
  /** Accessible name. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly selected: Value
  readonly onSelect: (value: Value) => void
}

/** One choice out of a few, each a chip. */
export function FilterChips<Value extends string | null>(props: FilterChipsProps<Value>) {
  return (
    <FilterChipGroup label={props.label}>
      {props.options.map(({ value, label }) => (
        <FilterChip key={value} pressed={value === props.selected} onClick={() => props.onSelect(value)}>
          {label}
        </FilterChip>
      ))}
    </FilterChipGroup>
  )
}
