import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Glyph } from '../../components/Glyph.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import { useHomeRosterNewsQuery } from '../../gql/HomeRosterNews.ts'
import { LiveRoster } from '../../pro-scene/LiveRoster.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { fetchRosterNews } from './load-home-page.ts'
import { RosterNewsRow } from './RosterNewsRow.tsx'
import { RosterNewsSkeleton } from './RosterNewsSkeleton.tsx'

graphql(/* GraphQL */ `
  query HomeRosterNews {
    rosterChanges(first: 5) {
      edges {
        cursor
        node {
          id
          ...RosterNewsRow_change
        }
      }
    }
  }
`)

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', marginBottom: '12px' },
  heading: {
    flexGrow: 1,
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  feed: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
})

/** The newest roster changes, with a link to their feed. Shows an error when they can't be fetched. */
export function RosterNews() {
  const styles = useStyles()
  const { t } = useTranslation()
  const headingId = useId()
  const { data, loading, refetch } = useHomeRosterNewsQuery({ notifyOnNetworkStatusChange: true })

  if (data === undefined) {
    if (loading) return <RosterNewsSkeleton />
    return (
      <Notice
        role="alert"
        title={t('home.roster.title')}
        actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      >
        {t('search.unreachable')}
      </Notice>
    )
  }

  const { edges } = data.rosterChanges
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {t('home.roster.title')}
        </h2>
        <a href="/feeds/roster-changes.atom" className={styles.feed}>
          <Glyph name="feed" size={16} />
          {t('home.roster.feed')}
        </a>
      </div>
      <LiveRoster filter={{}} shown={edges.map(({ node }) => node.id)} refresh={fetchRosterNews}>
        <Card>
          {edges.length === 0 ? (
            <p className={styles.none}>{t('home.roster.none')}</p>
          ) : (
            <ol className={styles.list}>
              {edges.map(({ node }) => (
                <li key={node.id}>
                  <RosterNewsRow change={node} />
                </li>
              ))}
            </ol>
          )}
        </Card>
      </LiveRoster>
    </section>
  )
}
