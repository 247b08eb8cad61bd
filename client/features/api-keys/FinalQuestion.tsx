import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { BusyButton } from '../../sign-in/BusyButton.tsx'
import { ownTokens } from '../../theme/tokens.ts'

const useStyles = makeStyles({
  panel: { gridColumn: '1 / -1', display: 'grid', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', textWrap: 'pretty' },
  failed: { margin: 0, color: ownTokens.loss },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  keep: { minHeight: '40px' },
})

interface FinalQuestionProps {
  readonly words: Readonly<Record<'title' | 'words' | 'yes' | 'busy' | 'no' | 'failed', string>>
  /** Does it, and removes the question. Returns false when that failed. */
  readonly act: () => Promise<boolean>
  readonly onKept: () => void
}

/** Asks before something is removed that can't be restored. */
export function FinalQuestion({ words, act, onKept }: FinalQuestionProps) {
  const styles = useStyles()
  const titleId = useId()
  const panel = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  // The button that opened this may have been removed.
  useEffect(() => panel.current?.focus(), [])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      if (!(await act())) setState('failed')
    } catch {
      setState('failed')
    }
  }

  return (
    <form
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.panel}
      onSubmit={(event) => void submit(event)}
    >
      <h3 id={titleId} className={styles.title}>
        {words.title}
      </h3>
      <p className={styles.words}>{words.words}</p>
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      ) : null}
      <div className={styles.actions}>
        <BusyButton type="submit" words={words.yes} busyWords={words.busy} busy={state === 'busy'} final />
        <Button className={styles.keep} appearance="subtle" onClick={onKept}>
          {words.no}
        </Button>
      </div>
    </form>
  )
}
