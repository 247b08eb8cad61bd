import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadedGames_gamesFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { GamesSkeleton } from './GamesSkeleton.tsx'

interface MoreGamesProps {
  /** Number of games above. */
  readonly count: number
  readonly pageInfo: Pick<LoadedGames_gamesFragment['pageInfo'], 'hasNextPage' | 'endCursor'>
  /** Fetches the games after a cursor; rejects on failure. */
  readonly onLoad: (after: string | null) => Promise<unknown>
}

/** `shown` is the number of games before. */
type Loading = { readonly kind: 'idle' } | { readonly kind: 'loading' | 'loaded' | 'failed'; readonly shown: number }

const useStyles = makeStyles({
  more: { marginTop: '10px' },
  end: { display: 'grid', justifyItems: 'center', gap: '8px', padding: '16px 0 0' },
  button: { minWidth: '180px', minHeight: '38px' },
  words: {
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The end of a list of games, with the button that loads more. */
export function MoreGames({ count, pageInfo, onLoad }: MoreGamesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const [loading, setLoading] = useState<Loading>({ kind: 'idle' })

  function loadMore() {
    setLoading({ kind: 'loading', shown: count })
    onLoad(pageInfo.endCursor).then(
      () => setLoading({ kind: 'loaded', shown: count }),
      () => setLoading({ kind: 'failed', shown: count }),
    )
  }

  function buttonWords() {
    if (loading.kind === 'loading') return t('common.loading')
    if (loading.kind === 'failed') return t('common.retry')
    return pageInfo.hasNextPage ? t('championGames.more') : t('championGames.noMore')
  }

  function words() {
    if (loading.kind === 'failed') return t('championGames.moreFailed')
    const all = format.number(count)
    if (loading.kind !== 'loaded') return t('championGames.shown', { count, all })
    const came = count - loading.shown
    return t('championGames.came', { count: came, came: format.number(came), all })
  }

  return (
    <>
      {loading.kind === 'loading' ? (
        <div className={styles.more}>
          <GamesSkeleton rows={2} />
        </div>
      ) : null}
      <div className={styles.end}>
        {/* A single button at the end, so that it keeps the focus when there is nothing more to load. */}
        <Button
          className={styles.button}
          appearance={pageInfo.hasNextPage ? 'secondary' : 'transparent'}
          disabledFocusable={loading.kind === 'loading' || !pageInfo.hasNextPage}
          onClick={loadMore}
        >
          {buttonWords()}
        </Button>
        <output className={styles.words}>{words()}</output>
      </div>
    </>
  )
}
