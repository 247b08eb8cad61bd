import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useCopy } from '../../components/useCopy.ts'
import { PHONE } from '../../theme/tokens.ts'
import { useApiKeysWords } from './useApiKeysWords.ts'

const QUERY = '{"query": "{ rateLimit { limit remaining } }"}'

const useStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  words: { margin: 0, textWrap: 'pretty' },
  code: {
    display: 'block',
    margin: 0,
    padding: '10px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  key: { fontSize: tokens.fontSizeBase300, userSelect: 'all' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', [PHONE]: { gap: '8px' } },
  button: { minHeight: '40px' },
  primary: { minHeight: '40px', color: tokens.colorNeutralForegroundOnBrand },
  said: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ':empty': { display: 'none' } },
})

interface CreatedKeyProps {
  readonly apiKey: string
  readonly onKept: () => void
}

/** Shows a new key once, with a command that uses it. */
export function CreatedKey({ apiKey, onKept }: CreatedKeyProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const panel = useRef<HTMLDivElement>(null)
  const { said, copy } = useCopy()

  // The form that had the focus is gone.
  useEffect(() => panel.current?.focus(), [])

  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <p className={styles.words}>{words('created.words')}</p>
      <code aria-label={words('created.key')} className={`${styles.code} ${styles.key}`} translate="no">
        {apiKey}
      </code>
      <div className={styles.actions}>
        <Button appearance="primary" className={styles.primary} onClick={() => void copy(apiKey)}>
          {words('created.copy')}
        </Button>
        <Button className={styles.button} onClick={onKept}>
          {words('created.done')}
        </Button>
        <output className={styles.said}>{said === null ? null : words(`created.${said}`)}</output>
      </div>
      <p className={styles.words}>{words('created.example')}</p>
      <pre className={styles.code} translate="no">
        {`curl ${location.origin}/graphql -H 'authorization: Bearer ${apiKey}' --json '${QUERY}'`}
      </pre>
    </div>
  )
}
