import { makeStyles } from '@fluentui/react-components'
import { shownCodeStyle } from '../../theme/shown-code-style.ts'
import { ShownSecret } from './ShownSecret.tsx'
import { useApiKeysWords } from './useApiKeysWords.ts'

const QUERY = '{"query": "{ rateLimit { limit remaining } }"}'

const useStyles = makeStyles({
  words: { margin: 0, textWrap: 'pretty' },
  code: shownCodeStyle,
})

interface CreatedKeyProps {
  readonly apiKey: string
  readonly onKept: () => void
}

/** Shows a new key once, with a command that uses it. */
export function CreatedKey({ apiKey, onKept }: CreatedKeyProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  return (
    <ShownSecret
      secret={apiKey}
      label={words('created.key')}
      words={words('created.words')}
      copyWords={words('created.copy')}
      onKept={onKept}
    >
      <p className={styles.words}>{words('created.example')}</p>
      <pre className={styles.code} translate="no">
        {`curl ${location.origin}/graphql -H 'authorization: Bearer ${apiKey}' --json '${QUERY}'`}
      </pre>
    </ShownSecret>
  )
}
