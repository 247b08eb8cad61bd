import { Button, makeStyles } from '@fluentui/react-components'
import { Spinner } from '../../components/Spinner.tsx'
import { formStyles } from './form-style.ts'

interface SendButtonProps {
  readonly words: string
  /** Label while the request is running. */
  readonly busyWords: string
  readonly busy: boolean
}

const useStyles = makeStyles({ send: formStyles.send })

/** Submits its form; disabled while a request is running. */
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
