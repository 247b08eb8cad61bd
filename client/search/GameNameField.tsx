import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../gql/graphql.ts'
import { prepareReader } from './account-reader.ts'
import type { FieldError } from './account-search-form.ts'
import { SEARCH_FIELDS } from './search-address.ts'
import type { WantedAccount } from './search-outcome.ts'
import { SearchField } from './SearchField.tsx'
import { useQuickCombobox } from './useQuickCombobox.tsx'

interface GameNameFieldProps {
  readonly id: string
  readonly value: string
  readonly error: FieldError | undefined
  /** Region for the lookup of a complete Riot ID; null for all regions. */
  readonly region: Region | null
  /** True when the text was an address that was split into the form's fields. */
  readonly onEdit: (value: string) => boolean
  /** Calls `onTaken` when the pasted text was split into the form's fields. */
  readonly onPaste: (event: ClipboardEvent, onTaken: () => void) => void
  readonly onLookUp: (wanted: WantedAccount) => void
}

/** The game name of an account search. Its combobox also suggests players, teams and champions of that name. */
export function GameNameField({ id, value, error, region, onEdit, onPaste, onLookUp }: GameNameFieldProps) {
  const { t } = useTranslation()
  const combobox = useQuickCombobox({ text: value, enter: 'submits', region, onEdit, onLookUp })
  return (
    <div {...combobox.rootProps}>
      <SearchField
        {...combobox.fieldProps}
        onFocus={() => {
          combobox.fieldProps.onFocus()
          void prepareReader()
        }}
        id={id}
        name={SEARCH_FIELDS.gameName}
        label={t('search.gameName')}
        value={value}
        error={error}
        onEdit={(text) => {
          if (onEdit(text)) combobox.close()
          else combobox.type(text)
        }}
        onPaste={(event) => onPaste(event, combobox.close)}
        below={combobox.popup}
      />
    </div>
  )
}
