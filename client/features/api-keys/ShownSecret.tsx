import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCopy } from '../../components/useCopy.ts'
import { shownCodeStyle } from '../../theme/shown-code-style.ts'
import { useApiKeysWords } from './useApiKeysWords.ts'

const useStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  words: { margin: 0, textWrap: 'pretty' },
  secret: { ...shownCodeStyle, fontSize: tokens.fontSizeBase300, userSelect: 'all' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  button: { minHeight: '40px' },
  primary: { minHeight: '40px', color: tokens.colorNeutralForegroundOnBrand },
  said: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ':empty': { display: 'none' } },
})

interface ShownSecretProps {
  readonly secret: string
  /** Accessible name of the secret. */
  readonly label: string
  readonly words: string
  readonly copyWords: string
  readonly onKept: () => void
  /** Below the buttons. */
  readonly children?: ReactNode
}

/** Shows once what is never shown again, and copies it. */
export function ShownSecret({ secret, label, words: explanation, copyWords, onKept, children }: ShownSecretProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const panel = useRef<HTMLDivElement>(null)
  const { said, copy } = useCopy()

  // The form that had the focus is gone.
  useEffect(() => panel.current?.focus(), [])

  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <p className={styles.words}>{explanation}</p>
      <code aria-label={label} className={styles.secret} translate="no">
        {secret}
      </code>
      <div className={styles.actions}>
        <Button appearance="primary" className={styles.primary} onClick={() => void copy(secret)}>
          {copyWords}
        </Button>
        <Button className={styles.button} onClick={onKept}>
          {words('created.done')}
        </Button>
        <output className={styles.said}>{said === null ? null : words(`created.${said}`)}</output>
      </div>
      {children}
    </div>
  )
}
