import { Button, makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  button: { minHeight: '32px', minWidth: 'fit-content', whiteSpace: 'nowrap' },
})

interface WebhookButtonProps {
  readonly words: string
  readonly busy?: boolean
  /** True while the panel that it opens is open; omitted for a button without one. */
  readonly expanded?: boolean
  readonly onClick: (button: HTMLButtonElement) => void
}

/** One of the actions of a webhook. */
export function WebhookButton({ words, busy = false, expanded, onClick }: WebhookButtonProps) {
  const styles = useStyles()
  return (
    <Button
      type="button"
      size="small"
      className={styles.button}
      aria-busy={busy}
      aria-expanded={expanded}
      disabledFocusable={busy}
      onClick={({ currentTarget }) => {
        if (currentTarget instanceof HTMLButtonElement) onClick(currentTarget)
      }}
    >
      {words}
    </Button>
  )
}
