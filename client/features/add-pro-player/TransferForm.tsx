import { useApolloClient } from '@apollo/client/react'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useNow } from '../../components/useNow.ts'
import { askTransfer, newRequestKey } from './ask-roster-change.ts'
import { fieldProblemWords } from './field-problem-words.ts'
import { formStyles } from './form-style.ts'
import { MoreFields } from './MoreFields.tsx'
import { PlayerField } from './PlayerField.tsx'
import { findTransferProblems, NO_TEAM, type FieldTexts, type TransferField } from './roster-fields.ts'
import type { WrittenChange } from './roster-outcome.ts'
import { SendButton } from './SendButton.tsx'
import { leagueOf, TeamChoice, type ChoosableLeague } from './TeamChoice.tsx'
import { dayOf, momentOfDay } from './transfer-day.ts'
import { transferPreviewOf } from './transfer-preview.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useKnownPlayers } from './useKnownPlayers.ts'
import { useRosterForm } from './useRosterForm.ts'
import { useRosterRequest } from './useRosterRequest.ts'
import { WrittenNotice } from './WrittenNotice.tsx'

interface TransferFormProps {
  readonly leagues: readonly ChoosableLeague[]
  /** Player name; empty for none. */
  readonly player: string
  /** Team code; empty for none. */
  readonly team: string
  /** Returns the current version of a change. */
  readonly currentOf: (change: WrittenChange) => WrittenChange
  /** Called after a change was saved. */
  readonly onWritten: () => void
}

/** Interval of the check for a new day. */
const STEP_MS = 60_000

const useStyles = makeStyles(formStyles)

/** Transfers a player between teams, out of a team, or into one. */
export function TransferForm({ leagues, player, team, currentOf, onWritten }: TransferFormProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const client = useApolloClient()
  const id = useId()
  const idOf = (name: TransferField | 'from') => `${id}-${name}`
  const today = dayOf(useNow(STEP_MS))
  const held = useState(() => beginWith(player, leagueOf(leagues, team), team))
  const [fields] = held
  const { found, named } = useKnownPlayers(fields.player)
  const form = useRosterForm(held, findTransferProblems(fields, named, today))
  const { problemOf, edit, leave } = form
  const preview = transferPreviewOf(fields, named, t)

  const { state, formRef, submit } = useRosterRequest({
    form,
    toRequest() {
      const input = {
        player: named?.id ?? fields.player,
        fromTeam: named?.team?.code ?? null,
        toTeam: fields.league === NO_TEAM ? null : fields.team,
        at: momentOfDay(fields.at, today),
        reason: fields.reason.trim() === '' ? null : fields.reason,
        evidence: fields.evidence.trim() === '' ? null : fields.evidence,
        idempotencyKey: newRequestKey(),
      }
      return () => askTransfer(client, input)
    },
    onWritten() {
      form.reset(beginWith('', '', ''))
      onWritten()
    },
  })

  return (
    <Card>
      <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
        {state.kind === 'refused' ? (
          <TroubleNotice troubles={state.troubles} transferTo={null} onRetry={submit} />
        ) : null}
        {state.kind === 'written' ? (
          <WrittenNotice change={state.change && currentOf(state.change)} onUndone={onWritten} />
        ) : null}
        <div className={styles.fields}>
          <PlayerField
            id={idOf('player')}
            error={fieldProblemWords('player', problemOf('player'), t)}
            value={fields.player}
            found={found}
            onEdit={(name) => edit({ player: name })}
            onBlur={() => leave('player')}
          />
          <TextField
            id={idOf('from')}
            label={t('addProPlayer.fields.fromTeam')}
            readOnly
            placeholder="–"
            error={null}
            value={named === null || named === undefined ? '' : (named.team?.code ?? t('addProPlayer.noTeam'))}
            onEdit={() => {}}
          />
          <TeamChoice
            idOf={idOf}
            leagues={leagues}
            optional
            form={form}
            labels={{ league: t('addProPlayer.fields.toLeague'), team: t('addProPlayer.fields.toTeam') }}
          />
          <TextField
            id={idOf('at')}
            label={t('addProPlayer.fields.at')}
            optional
            type="date"
            max={today}
            error={fieldProblemWords('at', problemOf('at'), t)}
            value={fields.at}
            onEdit={(at) => edit({ at })}
            onBlur={() => leave('at')}
          />
          <MoreFields idOf={idOf} form={form} />
        </div>
        <p className={mergeClasses(styles.preview, preview === null && styles.previewEmpty)} aria-live="polite">
          {preview ?? t('addProPlayer.preview.incompleteTransfer')}
        </p>
        <SendButton
          words={t('addProPlayer.transfer')}
          busyWords={t('addProPlayer.transferring')}
          busy={state.kind === 'sending'}
        />
      </form>
    </Card>
  )
}

function beginWith(player: string, league: string, team: string): FieldTexts<TransferField> {
  return { player, league, team: league === '' ? '' : team, at: '', reason: '', evidence: '' }
}
