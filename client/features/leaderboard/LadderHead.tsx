import { makeStyles, tokens } from '@fluentui/react-components'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { TIGHT_TABLE } from '../../components/table-widths.ts'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { regionKey } from '../../game/regions.ts'
import { graphql } from '../../gql/gql.ts'
import type { LadderHead_ladderFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { PAGE_SIZE, type LadderView } from './ladder-view.ts'
import { ladderListVariables } from './load-leaderboard-page.ts'

graphql(/* GraphQL */ `
  fragment LadderHead_ladder on LadderConnection {
    totalCount
    ladderSize
    freshness {
      fetchedAt
      stale
    }
    edges {
      node {
        movement(since: $since) {
          since
        }
      }
    }
  }
`)

interface LadderHeadProps {
  readonly ref: Ref<HTMLHeadingElement>
  readonly view: LadderView
  /** Null while unknown. */
  readonly ladder: LadderHead_ladderFragment | null
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 16px',
    minHeight: '28px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    // Without this height, the list would move down when the ladder arrives.
    [TIGHT_TABLE]: { minHeight: '52px' },
    [PHONE]: { minHeight: '72px' },
  },
  title: {
    margin: 0,
    scrollMarginTop: '12px',
    outlineStyle: 'none',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    [PHONE]: { width: '100%' },
  },
  // On a line of its own, which it shares with the export.
  movement: { [TIGHT_TABLE]: { flex: '1 0 calc(100% - 130px)' }, [PHONE]: { flex: '1 0 calc(100% - 130px)' } },
  note: { width: '100%', margin: 0 },
})

/** The name of the ladder, the number of its entries, the age of its data, and its order when that is not Riot's. */
export function LadderHead({ ref, view, ladder }: LadderHeadProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { first, after, ...list } = ladderListVariables(view)
  return (
    <header className={styles.root}>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {t(`regions.${regionKey(view.region)}`)} · {t(`queues.${view.queue}`)}
      </h2>
      {ladder === null ? null : <Figures ladder={ladder} page={view.page} />}
      <ExportButton of="leaderboard" parameters={list} shown={{ first, after }} />
      {view.order === 'RANK' && !view.reverse ? null : (
        <p className={styles.note}>
          {view.order === 'RANK'
            ? t('leaderboard.fromTheLast')
            : t('leaderboard.otherOrder', { column: t(`leaderboard.columns.${view.order}`) })}
        </p>
      )}
    </header>
  )
}

interface FiguresProps {
  readonly ladder: LadderHead_ladderFragment
  readonly page: number
}

function Figures({ ladder: { totalCount, ladderSize, freshness, edges }, page }: FiguresProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const before = PAGE_SIZE * (page - 1)
  // The same for all entries of a ladder.
  const since = edges[0]?.node.movement?.since
  return (
    <>
      <output>
        {before >= totalCount
          ? t('leaderboard.found', { total: format.number(totalCount) })
          : t('leaderboard.shown', {
              from: format.number(before + 1),
              to: format.number(Math.min(before + PAGE_SIZE, totalCount)),
              total: format.number(totalCount),
            })}
      </output>
      {totalCount === ladderSize ? null : (
        <span>{t('leaderboard.size', { count: ladderSize, number: format.number(ladderSize) })}</span>
      )}
      <span>
        {freshness.stale ? `${t('common.stale')} ` : ''}
        <Age moment={freshness.fetchedAt}>{(age) => t('common.updated', { age })}</Age>
      </span>
      {since === undefined ? null : (
        <span className={styles.movement}>
          <Age moment={since}>{(age) => t('leaderboard.movementSince', { age })}</Age>
        </span>
      )}
    </>
  )
}
