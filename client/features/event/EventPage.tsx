import { Button, makeStyles } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Chip } from '../../components/Chip.tsx'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { KeepFocus } from '../../components/keep-focus.ts'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { regionKey } from '../../game/regions.ts'
import { useEventPageQuery } from '../../gql/EventPage.ts'
import { graphql } from '../../gql/gql.ts'
import { eventPath, type EventParams } from '../../paths.ts'
import { RosterCredit } from '../../pro-scene/RosterCredit.tsx'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { Bootcamp } from './Bootcamp.tsx'
import { EVENT_TABS } from './event-view.ts'
import { EventCalendar } from './EventCalendar.tsx'
import { EventDays } from './EventDays.tsx'
import { EventSkeleton } from './EventSkeleton.tsx'
import { EventTeams } from './EventTeams.tsx'
import { eventPageVariables } from './load-event-page.ts'
import { useEventView } from './useEventView.ts'

graphql(/* GraphQL */ `
  query EventPage($event: String!) {
    bootcamp(event: $event) {
      event {
        id
        slug
        name
        region
        startsOn
        ...EventDays_event
        ...EventTeams_event
      }
      entries {
        proPlayer {
          id
          team {
            id
          }
        }
        ...Bootcamp_entry
      }
    }
    rosterProvenance {
      ...RosterCredit_provenance
    }
  }
`)

export function EventPage(props: EventParams) {
  return (
    <KeptFocus>
      <EventContent {...props} />
    </KeptFocus>
  )
}

const useStyles = makeStyles({ credit: { marginTop: '20px' } })

function EventContent(params: EventParams) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const keepFocus = use(KeepFocus)
  const [{ tab }, change, linkTo] = useEventView()
  const { data, loading, refetch } = useEventPageQuery({
    variables: eventPageVariables(params),
    notifyOnNetworkStatusChange: true,
  })

  useCanonicalPath(eventPath(params.event))

  function retry() {
    void refetch()
    // The button is removed and must not take the focus with it.
    keepFocus()
  }

  if (data === undefined && loading) return <EventSkeleton />
  if (!data?.bootcamp) {
    const reason = data === undefined ? 'unreachable' : 'unknown'
    return (
      <>
        <PageBand title={t('worlds.title')} />
        <Notice
          role={data === undefined ? 'alert' : 'status'}
          title={t(`worlds.${reason}Title`)}
          actions={
            <Button disabledFocusable={loading} onClick={retry}>
              {loading ? t('common.loading') : t('common.retry')}
            </Button>
          }
        >
          {t(`worlds.${reason}`)}
        </Notice>
      </>
    )
  }

  const { event, entries } = data.bootcamp
  const region = t(`regions.${regionKey(event.region)}`)
  return (
    <>
      {/* The route sets a title from the address on each navigation; this replaces it again. */}
      <DocumentTitle key={pathname} title={event.name} />
      <PageBand
        title={event.name}
        chips={
          <>
            <Chip title={region}>{event.region}</Chip>
            <EventDays event={event} />
          </>
        }
        action={event.startsOn === null ? undefined : <EventCalendar slug={event.slug} />}
      >
        {t('worlds.subtitle', { region })}
      </PageBand>
      <Tabs
        label={t('worlds.tabs.label')}
        tabs={EVENT_TABS.map((name) => ({ name, label: t(`worlds.tabs.${name}`) }))}
        selected={tab}
        onSelect={(name) => change({ tab: name })}
        linkTo={(name) => linkTo({ tab: name })}
      >
        {tab === 'teams' ? (
          <EventTeams event={event} entries={entries} />
        ) : (
          <Bootcamp event={params.event} entries={entries} region={region} />
        )}
      </Tabs>
      <div className={styles.credit}>
        <RosterCredit provenance={data.rosterProvenance} />
      </div>
    </>
  )
}
