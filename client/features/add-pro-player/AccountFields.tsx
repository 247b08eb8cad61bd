import { makeStyles, tokens } from '@fluentui/react-components'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../components/SelectField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { regionKey, REGIONS } from '../../game/regions.ts'
import { findPastedRiotId } from '../../search/account-search-form.ts'
import { PHONE } from '../../theme/tokens.ts'
import { fieldProblemWords } from './field-problem-words.ts'
import type { RosterForm } from './useRosterForm.ts'

interface AccountFieldsProps {
  readonly idOf: (name: AccountField) => string
  readonly form: Pick<RosterForm<AccountField>, 'fields' | 'problemOf' | 'edit' | 'leave'>
}

type AccountField = 'region' | 'gameName' | 'tagLine'

const useStyles = makeStyles({
  group: { gridColumn: '1 / -1', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  label: { padding: 0, marginBottom: '8px', color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
    gap: '12px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** Complete or empty. A complete Riot ID can be pasted into either part. */
export function AccountFields({ idOf, form }: AccountFieldsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { fields, problemOf, edit, leave } = form

  function onPaste(event: ClipboardEvent) {
    const riotId = findPastedRiotId(event.clipboardData.getData('text'))
    if (riotId === null) return
    event.preventDefault()
    edit(riotId)
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('addProPlayer.account')}</legend>
      <div className={styles.fields}>
        <SelectField
          id={idOf('region')}
          label={t('addProPlayer.fields.region')}
          optional
          error={fieldProblemWords('region', problemOf('region'), t)}
          options={REGIONS.map((code) => ({ value: code, label: `${code} · ${t(`regions.${regionKey(code)}`)}` }))}
          empty={t('addProPlayer.noAccount')}
          value={fields.region}
          onEdit={(region) => edit({ region })}
          onBlur={() => leave('region')}
        />
        <TextField
          id={idOf('gameName')}
          label={t('addProPlayer.fields.gameName')}
          optional
          error={fieldProblemWords('gameName', problemOf('gameName'), t)}
          value={fields.gameName}
          onEdit={(gameName) => edit({ gameName })}
          onBlur={() => leave('gameName')}
          onPaste={onPaste}
        />
        <TextField
          id={idOf('tagLine')}
          label={t('addProPlayer.fields.tagLine')}
          optional
          error={fieldProblemWords('tagLine', problemOf('tagLine'), t)}
          value={fields.tagLine}
          onEdit={(tagLine) => edit({ tagLine })}
          onBlur={() => leave('tagLine')}
          onPaste={onPaste}
        />
      </div>
    </fieldset>
  )
}
