import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { UpstreamWords } from './UpstreamWords.tsx'
import type { SearchState } from './useAccountSearch.ts'

const useStyles = makeStyles({
  trouble: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    // In a card or the bar, the line that the fields reserve for their errors separates it from the content below.
    margin: '4px 0 12px',
    [PHONE]: { margin: '12px 0 4px' },
    padding: '8px 12px',
    border: `1px solid ${ownTokens.loss}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flex: '1 1 240px' },
})

interface SearchTroubleProps {
  readonly state: SearchState
  readonly onRetry: () => void
}

/** Shows why a search failed, and offers to try again. */
export function SearchTrouble({ state, onRetry }: SearchTroubleProps) {
  const styles = useStyles()
  const { t } = useTranslation()

  if (state.kind !== 'upstreamUnavailable' && state.kind !== 'unreachable') return null

  return (
    <div role="alert" className={styles.trouble}>
      <span className={styles.words}>
        {state.kind === 'unreachable' ? t('search.unreachable') : <UpstreamWords retryAt={state.retryAt} />}
      </span>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
