import { useApolloClient } from '@apollo/client/react'
import { makeStyles } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { TextField } from '../../components/TextField.tsx'
import { findRegion } from '../../game/regions.ts'
import { cleanTagLine } from '../../paths.ts'
import { AccountFields } from './AccountFields.tsx'
import { addPreviewOf } from './add-preview.ts'
import { AddPreviewLine } from './AddPreviewLine.tsx'
import { askAddition, newRequestKey } from './ask-roster-change.ts'
import { fieldProblemWords } from './field-problem-words.ts'
import { formStyles } from './form-style.ts'
import { MoreFields } from './MoreFields.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { cleanGameName, findAddProblems, findRole, type AddField, type FieldTexts } from './roster-fields.ts'
import type { WrittenChange } from './roster-outcome.ts'
import { SendButton } from './SendButton.tsx'
import { leagueOf, TeamChoice, type ChoosableLeague } from './TeamChoice.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useKnownPlayers } from './useKnownPlayers.ts'
import { useRosterForm } from './useRosterForm.ts'
import { useRosterRequest } from './useRosterRequest.ts'
import { WrittenNotice } from './WrittenNotice.tsx'

interface AddFormProps {
  readonly leagues: readonly ChoosableLeague[]
  /** Team code; empty for none. */
  readonly team: string
  /** Returns the current version of a change. */
  readonly currentOf: (change: WrittenChange) => WrittenChange
  /** Called after a change was saved. */
  readonly onWritten: () => void
}

const useStyles = makeStyles(formStyles)

/** Adds a new player, or another account of a known one. */
export function AddForm({ leagues, team, currentOf, onWritten }: AddFormProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const client = useApolloClient()
  const id = useId()
  const idOf = (name: AddField) => `${id}-${name}`
  const held = useState(() => emptyFields(leagueOf(leagues, team), team))
  const [fields] = held
  const form = useRosterForm(held, findAddProblems(fields))
  const { problemOf, edit, leave } = form
  const known = useKnownPlayers(fields.name)
  const preview = addPreviewOf(fields, known.named, t)

  const { state, formRef, submit } = useRosterRequest({
    form,
    toRequest() {
      const input = { ...toInput(fields), idempotencyKey: newRequestKey() }
      return () => askAddition(client, input)
    },
    onWritten() {
      // The next player often joins the same team.
      form.reset(emptyFields(fields.league, fields.team))
      onWritten()
    },
  })

  return (
    <Card>
      <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
        {state.kind === 'refused' ? (
          <TroubleNotice troubles={state.troubles} transferTo={fields.team} onRetry={submit} />
        ) : null}
        {state.kind === 'written' ? (
          <WrittenNotice change={state.change && currentOf(state.change)} onUndone={onWritten} />
        ) : null}
        <div className={styles.fields}>
          <TeamChoice
            idOf={idOf}
            leagues={leagues}
            form={form}
            labels={{ league: t('addProPlayer.fields.league'), team: t('addProPlayer.fields.team') }}
          />
          <div className={styles.wide}>
            <RoleChoice
              id={idOf('role')}
              error={fieldProblemWords('role', problemOf('role'), t)}
              role={fields.role}
              onChoose={(role) => edit({ role })}
            />
          </div>
          <div className={styles.wide}>
            <TextField
              id={idOf('name')}
              label={t('addProPlayer.fields.name')}
              error={fieldProblemWords('name', problemOf('name'), t)}
              value={fields.name}
              onEdit={(name) => edit({ name })}
              onBlur={() => leave('name')}
            />
          </div>
          <AccountFields idOf={idOf} form={form} />
          <MoreFields idOf={idOf} form={form} />
        </div>
        <AddPreviewLine preview={preview} team={fields.team} />
        <SendButton
          words={t('addProPlayer.add')}
          busyWords={t('addProPlayer.adding')}
          busy={state.kind === 'sending'}
        />
      </form>
    </Card>
  )
}

function emptyFields(league: string, team: string): FieldTexts<AddField> {
  return {
    league,
    team: league === '' ? '' : team,
    role: '',
    name: '',
    region: '',
    gameName: '',
    tagLine: '',
    reason: '',
    evidence: '',
  }
}

function toInput({ team, role, name, region, gameName, tagLine, reason, evidence }: FieldTexts<AddField>) {
  const account = { gameName: cleanGameName(gameName), tagLine: cleanTagLine(tagLine) }
  const known = findRegion(region)
  return {
    team,
    role: findRole(role) ?? 'TOP',
    name,
    account: known === null ? null : { ...account, region: known },
    reason: reason.trim() === '' ? null : reason,
    evidence: evidence.trim() === '' ? null : evidence,
  }
}
