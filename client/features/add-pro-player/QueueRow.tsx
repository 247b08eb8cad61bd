import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

interface Choice {
  readonly text: string
  /** Names the entry, too. */
  readonly label: string
  /** Resolves to false when the server has not recorded the decision. Null when it was not sent. */
  readonly decide: () => Promise<boolean> | null
}

interface QueueRowProps {
  /** Subject of an editor's decision. */
  readonly children: ReactNode
  readonly accept: Choice
  readonly reject: Choice
  readonly failedText: string
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  failed: { color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

/** An entry that waits for a decision. One decision is sent at a time, and a failed one can be repeated. */
export function QueueRow({ children, accept, reject, failedText }: QueueRowProps) {
  const styles = useStyles()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')

  async function send(decide: Choice['decide']) {
    if (state === 'sending') return
    const sending = decide()
    if (sending === null) return
    setState('sending')
    try {
      setState((await sending) ? 'idle' : 'failed')
    } catch {
      setState('failed')
    }
  }

  const toButton = ({ text, label, decide }: Choice) => (
    <Button size="small" aria-label={label} disabledFocusable={state === 'sending'} onClick={() => void send(decide)}>
      {text}
    </Button>
  )

  return (
    <li className={styles.row}>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>
        {toButton(accept)}
        {toButton(reject)}
        <output className={styles.failed}>{state === 'failed' ? failedText : null}</output>
      </div>
    </li>
  )
}
