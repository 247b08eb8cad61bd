import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { lane } from '../theme/lane.ts'
import { UpstreamWords } from './UpstreamWords.tsx'
import type { SearchState } from './useAccountSearch.ts'

const useStyles = makeStyles({
  trouble: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginTop: '8px',
    padding: '8px 12px',
    border: `1px solid ${lane.loss}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flex: '1 1 240px' },
})

interface SearchTroubleProps {
  readonly state: SearchState
  readonly onRetry: () => void
}

/** Says in place why a search ended without an answer, and offers to try again. */
export function SearchTrouble({ state, onRetry }: SearchTroubleProps) {
  const styles = useStyles()
  const { t } = useTranslation()

  if (state.is !== 'upstreamUnavailable' && state.is !== 'unreachable') return null

  return (
    <div role="alert" className={styles.trouble}>
      <span className={styles.words}>
        {state.is === 'unreachable' ? t('search.unreachable') : <UpstreamWords retryAt={state.retryAt} />}
      </span>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
