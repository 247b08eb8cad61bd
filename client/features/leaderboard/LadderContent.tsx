import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LadderContent_ladderFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { PAGE_SIZE, type LadderView } from './ladder-view.ts'
import { LadderTable } from './LadderTable.tsx'
import type { LadderViewControls } from './useLadderView.ts'

graphql(/* GraphQL */ `
  fragment LadderContent_ladder on LadderConnection {
    totalCount
    topLeaguePoints
    edges {
      node {
        ...LadderRow_entry
      }
    }
  }
`)

interface LadderContentProps {
  readonly ladder: LadderContent_ladderFragment
  /** True while the shown page is outdated. */
  readonly coming: boolean
  readonly controls: LadderViewControls
  readonly onClearFilters: () => void
}

/** A page of a ladder with links to the others, or the reason why it is empty. */
export function LadderContent({ ladder, coming, controls, onClearFilters }: LadderContentProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { view, change, linkToPage } = controls
  const pages = Math.ceil(ladder.totalCount / PAGE_SIZE)

  if (ladder.totalCount === 0) return <NoEntries view={controls.view} onClearFilters={onClearFilters} />
  if (ladder.edges.length === 0) {
    return (
      <Notice
        title={t('leaderboard.beyondTitle', { page: format.number(view.page) })}
        actions={<ButtonLink to={linkToPage(pages)}>{t('leaderboard.lastPage')}</ButtonLink>}
      >
        {t('leaderboard.beyond', { count: pages, number: format.number(pages) })}
      </Notice>
    )
  }
  return (
    <>
      <LadderTable
        entries={ladder.edges.map(({ node }) => node)}
        topLeaguePoints={ladder.topLeaguePoints}
        coming={coming}
        view={view}
        onSort={change}
      />
      <Pagination
        label={t('leaderboard.pages')}
        page={view.page}
        pages={pages}
        linkTo={linkToPage}
        words={{
          previous: t('leaderboard.previous'),
          next: t('leaderboard.next'),
          page: (page) => t('leaderboard.page', { page: format.number(page) }),
        }}
      />
    </>
  )
}

interface NoEntriesProps extends Pick<LadderContentProps, 'onClearFilters'> {
  readonly view: LadderView
}

function NoEntries({ view, onClearFilters }: NoEntriesProps) {
  const { t } = useTranslation()
  const words = view.search.trim()
  const narrowed = words !== '' || view.prosOnly
  return (
    <Notice
      title={t('leaderboard.noneTitle')}
      actions={narrowed ? <Button onClick={onClearFilters}>{t('leaderboard.all')}</Button> : undefined}
    >
      {words !== ''
        ? t('leaderboard.noneCalled', { words })
        : view.prosOnly
          ? t('leaderboard.noPros')
          : t('leaderboard.none')}
    </Notice>
  )
}
