import { NetworkStatus } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { makeStyles } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useAddProPlayerPageQuery } from '../../gql/AddProPlayerPage.ts'
import { graphql } from '../../gql/gql.ts'
import { LiveRoster } from '../../pro-scene/LiveRoster.tsx'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { RosterCredit } from '../../pro-scene/RosterCredit.tsx'
import { EditorBar } from './EditorBar.tsx'
import { loadAddProPlayerPage } from './load-add-pro-player-page.ts'
import { RecentChanges } from './RecentChanges.tsx'
import { RosterForms } from './RosterForms.tsx'
import { VisitorNotice } from './VisitorNotice.tsx'

graphql(/* GraphQL */ `
  query AddProPlayerPage {
    viewer {
      canEditRosters
      doubtfulAccounts {
        ...DoubtfulAccounts_account
      }
      ...EditorBar_viewer
    }
    leagues {
      id
      ...TeamChoice_league
    }
    rosterChanges(first: 10) {
      edges {
        cursor
        node {
          id
          ...EditableChange_change
        }
      }
    }
    rosterProvenance {
      ...RosterCredit_provenance
    }
  }
`)

// Only editors need its code and its texts.
const DoubtfulAccounts = lazy(async () => ({ default: (await import('./DoubtfulAccounts.tsx')).DoubtfulAccounts }))
const RosterProposals = lazy(async () => ({ default: (await import('./RosterProposals.tsx')).RosterProposals }))
const PersonRequests = lazy(async () => ({ default: (await import('./PersonRequests.tsx')).PersonRequests }))

const useStyles = makeStyles({
  // Keeps the footer below the fold until the page has its height.
  loading: { minHeight: '100vh' },
  credit: { marginTop: '20px' },
})

/** Editors change rosters here; all visitors see the latest changes. */
export function AddProPlayerPage() {
  const { t } = useTranslation()
  return (
    <KeptFocus>
      <PageBand title={t('addProPlayer.title')}>{t('addProPlayer.subtitle')}</PageBand>
      <PageContent />
    </KeptFocus>
  )
}

function PageContent() {
  const styles = useStyles()
  const client = useApolloClient()
  const { data, loading, networkStatus, refetch } = useAddProPlayerPageQuery({ notifyOnNetworkStatusChange: true })
  const [wasEditor, setWasEditor] = useState(false)
  const busy = networkStatus === NetworkStatus.refetch

  function refetchPage() {
    // When the editor's time runs out, the form keeps the typed text.
    setWasEditor(wasEditor || data?.viewer.canEditRosters === true)
    return loadAddProPlayerPage(client)
  }

  // A failure leaves the page as it is.
  const refresh = () => void refetchPage().catch(() => {})

  function leave() {
    setWasEditor(false)
    void loadAddProPlayerPage(client).catch(() => {})
  }

  if (data === undefined && loading && !busy) {
    return (
      <div className={styles.loading}>
        <Card aria-busy="true">
          <Skeleton height={420} radius={14} />
        </Card>
      </div>
    )
  }
  if (data === undefined) {
    return <NoAnswer busy={busy} onRetry={() => void refetch().catch(() => {})} />
  }

  const { viewer, leagues } = data
  const changes = data.rosterChanges.edges.map(({ node }) => node)
  return (
    <LiveRoster filter={{}} shown={changes.map(({ id }) => id)} refresh={refetchPage}>
      {viewer.canEditRosters || wasEditor ? (
        <>
          <EditorBar viewer={viewer} onEnded={leave} />
          <RosterForms
            leagues={leagues}
            currentOf={(change) => changes.find(({ id }) => id === change.id) ?? change}
            onWritten={refresh}
          />
        </>
      ) : (
        <VisitorNotice askAgain={() => loadAddProPlayerPage(client)} />
      )}
      {viewer.canEditRosters ? (
        <Suspense fallback={null}>
          <PersonRequests />
          <RosterProposals onDecided={refresh} />
        </Suspense>
      ) : null}
      {viewer.doubtfulAccounts === null || viewer.doubtfulAccounts.length === 0 ? null : (
        <Suspense fallback={null}>
          <DoubtfulAccounts accounts={viewer.doubtfulAccounts} onSettled={refresh} />
        </Suspense>
      )}
      <RecentChanges changes={changes} editable={viewer.canEditRosters} onUndone={refresh} />
      <div className={styles.credit}>
        <RosterCredit provenance={data.rosterProvenance} />
      </div>
    </LiveRoster>
  )
}
