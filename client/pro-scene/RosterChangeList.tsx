import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../components/Card.tsx'
import type { ExportedTable } from '../exports/export-address.ts'
import { ExportHead } from '../exports/ExportHead.tsx'
import { graphql } from '../gql/gql.ts'
import type { RosterChangeList_changesFragment } from '../gql/graphql.ts'
import { RosterChangeRow } from './RosterChangeRow.tsx'
import { sectionTitleStyle } from './section-title-style.ts'

graphql(/* GraphQL */ `
  fragment RosterChangeList_changes on RosterChangeConnection {
    edges {
      cursor
      node {
        id
        ...RosterChangeRow_change
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`)

/** Rejects on failure. */
export type LoadChanges = (after: string | null) => Promise<unknown>

interface RosterChangeListProps {
  /** Team code; null for changes of any team. */
  readonly team: string | null
  readonly exported: ExportedTable
  readonly changes: RosterChangeList_changesFragment
  readonly onLoad: LoadChanges
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
  end: {
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    padding: '12px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  failed: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** The newest first. */
export function RosterChangeList({ team, exported, changes, onLoad }: RosterChangeListProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const [next, setNext] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [readOn, setReadOn] = useState(false)
  const { edges, pageInfo } = changes

  function loadMore() {
    setNext('loading')
    setReadOn(true)
    onLoad(pageInfo.endCursor).then(
      () => setNext('idle'),
      () => setNext('failed'),
    )
  }

  function buttonWords() {
    if (next === 'loading') return t('common.loading')
    if (next === 'failed') return t('common.retry')
    return pageInfo.hasNextPage ? t('proScene.changes.more') : t('proScene.changes.noMore')
  }

  return (
    <section aria-labelledby={titleId}>
      <ExportHead {...exported}>
        <h2 id={titleId} className={styles.title}>
          {t('proScene.changes.title')}
        </h2>
      </ExportHead>
      <Card>
        {edges.length === 0 ? (
          <p className={styles.none}>{t('proScene.changes.none')}</p>
        ) : (
          <ol className={styles.list}>
            {edges.map(({ node }) => (
              <li key={node.id}>
                <RosterChangeRow change={node} team={team} />
              </li>
            ))}
          </ol>
        )}
        {pageInfo.hasNextPage || readOn ? (
          <div className={styles.end}>
            {/* The button stays at the end, so that it keeps the focus when there is nothing more to load. */}
            <Button disabledFocusable={next === 'loading' || !pageInfo.hasNextPage} onClick={loadMore}>
              {buttonWords()}
            </Button>
            <output className={styles.failed}>{next === 'failed' ? t('proScene.problem.more') : ''}</output>
          </div>
        ) : null}
      </Card>
    </section>
  )
}
