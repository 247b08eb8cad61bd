import { Button, makeStyles } from '@fluentui/react-components'
import { Spinner } from '../../components/Spinner.tsx'
import { formStyles } from './form-style.ts'

interface SendButtonProps {
  readonly words: string
  /** Said in place of the words while the request is under way. */
  readonly busyWords: string
  readonly busy: boolean
}

const useStyles = makeStyles({ send: formStyles.send })

/** Submits the form it stands in, once at a time. */
export function SendButton({ words, busyWords, busy }: SendButtonProps) {
  const styles = useStyles()
  return (
    <Button
      type="submit"
      appearance="primary"
      size="large"
      className={styles.send}
      aria-label={busy ? busyWords : words}
      aria-busy={busy}
      disabledFocusable={busy}
    >
      {busy ? <Spinner /> : words}
    </Button>
  )
}
