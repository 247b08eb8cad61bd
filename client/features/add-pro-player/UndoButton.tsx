import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownTokens } from '../../theme/tokens.ts'
import { askUndo, newRequestKey } from './ask-roster-change.ts'
import type { Trouble } from './roster-outcome.ts'

interface UndoButtonProps {
  /** The `id` of the change. */
  readonly change: string
  readonly playerName: string
  readonly onUndone: () => void
}

type UndoState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly why: Trouble['__typename'] }

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  failed: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

export function UndoButton({ change, playerName, onUndone }: UndoButtonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const client = useApolloClient()
  // A change can be undone only once, so every attempt uses the same idempotency key.
  const [idempotencyKey] = useState(newRequestKey)
  const [state, setState] = useState<UndoState>({ kind: 'idle' })
  const sending = state.kind === 'sending'

  async function undo() {
    if (sending) return
    setState({ kind: 'sending' })
    const outcome = await askUndo(client, { id: change, idempotencyKey })
    if (outcome.kind === 'written') {
      setState({ kind: 'idle' })
      onUndone()
    } else {
      setState({ kind: 'failed', why: outcome.troubles[0]?.__typename ?? 'Unexpected' })
    }
  }

  return (
    <span className={styles.root}>
      <Button
        size="small"
        aria-label={t('addProPlayer.undo.of', { name: playerName })}
        disabledFocusable={sending}
        onClick={() => void undo()}
      >
        {sending ? t('addProPlayer.undo.sending') : t('addProPlayer.undo.button')}
      </Button>
      <output className={styles.failed}>
        {state.kind === 'failed' ? t(`addProPlayer.undo.failed.${undoFailureKey(state.why)}`) : null}
      </output>
    </span>
  )
}

function undoFailureKey(why: Trouble['__typename']) {
  return why === 'NotAllowed' || why === 'NotUndoable' || why === 'Unreachable' ? why : 'Unexpected'
}
