import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemWithNearPictures } from '../../components/ItemWithNearPictures.tsx'
import { Notice } from '../../components/Notice.tsx'
import type { MatchHistory_accountFragment } from '../../gql/graphql.ts'
import type { ChosenChampion } from '../../match/champion-choices.ts'
import { MATCH_LIST } from '../../match/match-row-layout.ts'
import { useChosenName } from '../../match/useChosenName.ts'
import { lessMotion } from '../../theme/tokens.ts'
import type { QueueChoice } from './account-view.ts'
import { PAGE_SIZE } from './load-account-page.ts'
import { firstMatches } from './loaded-matches.ts'
import { MatchHistorySkeleton } from './MatchHistorySkeleton.tsx'
import { MatchRow } from './MatchRow.tsx'
import { newsTag } from './news-style.ts'

/** Fetches a page of the history: after a cursor, or the first page again when `after` is null. */
export type LoadMatches = (page: { after: string | null; first: number }) => Promise<unknown>

export type HistoryMatches = NonNullable<MatchHistory_accountFragment['matches']>

interface LoadedMatchesProps {
  readonly matches: HistoryMatches
  /** Added by the last refresh. */
  readonly newIds: readonly string[]
  readonly queue: QueueChoice
  readonly champion: ChosenChampion | null
  readonly loading: boolean
  readonly onLoad: LoadMatches
}

/** Number of rows in the first view. */
const FIRST_VIEW = 4

/** Number of rows whose pictures the server sends with the page. Each has up to 21 of them. */
const FIRST_PICTURES = 1

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    containerType: 'inline-size',
    containerName: MATCH_LIST,
  },
  new: {
    position: 'relative',
    borderRadius: tokens.borderRadiusLarge,
    outline: `1px solid ${tokens.colorBrandForeground1}`,
    animationName: { from: { boxShadow: `0 0 0 6px ${tokens.colorBrandForeground1}` }, to: { boxShadow: 'none' } },
    animationDuration: '600ms',
    animationTimingFunction: 'ease-out',
    ...lessMotion({ animationName: 'none' }),
  },
  newTag: { ...newsTag, position: 'absolute', zIndex: 1, top: '-9px', left: '18px' },
  missing: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
  },
  end: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '8px', padding: '8px 0' },
  more: { minWidth: '180px', minHeight: '38px' },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

export function LoadedMatches({ matches, newIds, queue, champion, loading, onLoad }: LoadedMatchesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChosenName()
  const { edges, missing, examined, pageInfo } = matches
  const [requestedAfter, setRequestedAfter] = useState<string | null>(null)
  // A loaded page moves the end. After any failure, the end is still where the request started.
  const isAtRequestedEnd = requestedAfter !== null && requestedAfter === pageInfo.endCursor
  const loadingMore = isAtRequestedEnd && loading
  const failed = isAtRequestedEnd && !loading && pageInfo.hasNextPage

  function load(after: string | null, first: number) {
    setRequestedAfter(after)
    void onLoad({ after, first })
  }

  function buttonWords() {
    if (loadingMore) return t('common.loading')
    if (!pageInfo.hasNextPage) return t('account.matches.noMore')
    return champion === null ? t('account.matches.more') : t('account.matches.furtherBack')
  }

  function countWords() {
    if (failed) return t('account.matches.moreFailed')
    const count = edges.length
    if (champion === null) return t('account.matches.loaded', { count })
    const sample = { count, champion: nameOf(champion).text, examined }
    return queue === null
      ? t('account.matches.onChampion', sample)
      : t('account.matches.onChampionInQueue', { ...sample, queue: t(`queues.${queue}`) })
  }

  return (
    <>
      {missing === 0 ? null : (
        <output className={styles.missing}>
          {t('account.matches.missing', { count: missing })}
          <Button
            size="small"
            disabledFocusable={loading}
            onClick={() => load(null, firstMatches(edges.length + missing))}
          >
            {loading ? t('common.loading') : t('common.retry')}
          </Button>
        </output>
      )}
      {edges.length > 0 || missing > 0 ? null : (
        <Notice title={t('account.matches.noneYetTitle')}>{t('account.matches.noneYet')}</Notice>
      )}
      {edges.length === 0 ? null : (
        <ol className={styles.list}>
          {edges.map((edge, position) => {
            const isNew = newIds.includes(edge.node.id)
            return (
              <ItemWithNearPictures
                key={edge.node.id}
                className={isNew ? styles.new : undefined}
                first={position < FIRST_PICTURES}
              >
                {isNew ? <span className={styles.newTag}>{t('account.matches.newOne')}</span> : null}
                <MatchRow edge={edge} eager={position < FIRST_VIEW} />
              </ItemWithNearPictures>
            )
          })}
        </ol>
      )}
      {loadingMore ? <MatchHistorySkeleton rows={2} /> : null}
      <div className={styles.end}>
        {/* A single button at the end, so that it keeps the focus when there is nothing more to load. */}
        <Button
          className={styles.more}
          appearance={pageInfo.hasNextPage ? 'secondary' : 'transparent'}
          disabledFocusable={loading || !pageInfo.hasNextPage}
          onClick={() => load(pageInfo.endCursor, PAGE_SIZE)}
        >
          {buttonWords()}
        </Button>
        <output className={styles.words}>{countWords()}</output>
      </div>
    </>
  )
}
