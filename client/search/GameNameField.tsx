import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../gql/graphql.ts'
import { prepareReader } from './account-reader.ts'
import type { FieldError } from './account-search-form.ts'
import type { WantedAccount } from './search-outcome.ts'
import { SearchField } from './SearchField.tsx'
import { useQuickCombobox } from './useQuickCombobox.tsx'

interface GameNameFieldProps {
  /** Of the text field itself. */
  readonly id: string
  readonly value: string
  readonly error: FieldError | undefined
  /** Where a whole Riot ID that is typed here is looked up; null everywhere. */
  readonly region: Region | null
  /** Answers whether the text was an address that went into the fields it belongs to. */
  readonly onEdit: (value: string) => boolean
  /** Calls `onTaken` when what was pasted went into the fields it belongs to. */
  readonly onPaste: (event: ClipboardEvent, onTaken: () => void) => void
  readonly onLookUp: (wanted: WantedAccount) => void
}

/** The game name of an account search, which also finds whoever and whatever is called like that. */
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
