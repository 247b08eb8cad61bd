import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RetryButton } from '../RetryButton.tsx'

interface PlayerCourseProblemProps {
  /** Null when this server did not answer. */
  readonly retryAt: string | null
  readonly busy: boolean
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', padding: '8px 0' },
  words: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})

/** Says why the course could not be loaded, and offers another try. */
export function PlayerCourseProblem({ retryAt, busy, onRetry }: PlayerCourseProblemProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root} role={retryAt === null ? 'alert' : 'status'}>
      <p className={styles.words}>{t(retryAt === null ? 'playerCourse.network' : 'playerCourse.unavailable')}</p>
      <RetryButton retryAt={retryAt} busy={busy} onRetry={onRetry} />
    </div>
  )
}
