import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { nextSort } from '../../components/column-sort.ts'
import { FilterChips } from '../../components/FilterChips.tsx'
import { NameFilter } from '../../components/NameFilter.tsx'
import { Notice } from '../../components/Notice.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { Bootcamp_entryFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { PHONE } from '../../theme/tokens.ts'
import { topApexPoints } from './bootcamp-bars.ts'
import { filterBootcamp, placeEntries, sortBootcamp } from './bootcamp-order.ts'
import { BootcampTable } from './BootcampTable.tsx'
import { BOOTCAMP_TIERS, type BootcampOrder } from './event-view.ts'
import { useEventView } from './useEventView.ts'

graphql(/* GraphQL */ `
  fragment Bootcamp_entry on BootcampEntry {
    proPlayer {
      id
      name
      team {
        id
        code
        name
      }
    }
    account {
      gameName
      tagLine
      region
    }
    standing {
      tier
      division
      leaguePoints
      wins
      losses
      winRate {
        low
      }
    }
    ...BootcampRow_entry
  }
`)

/** Columns of the export by which the table is sorted; null for the order of the contract, from the highest. */
const COLUMNS: Readonly<Record<BootcampOrder, string | null>> = {
  rank: null,
  points: null,
  games: 'games',
  winRate: 'winRateLow',
  player: 'proPlayer',
  team: 'team',
}

interface BootcampProps {
  /** Slug of the event. */
  readonly event: string
  /** The highest first. */
  readonly entries: readonly Bootcamp_entryFragment[]
  readonly region: string
}

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 24px', marginBottom: '12px' },
  // On a phone, the field has its own line.
  field: { width: '260px', [PHONE]: { width: '100%' } },
  list: { outlineStyle: 'none' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The ranks of an event's players at the bootcamp, with filters by name and tier and a sort order. */
export function Bootcamp({ event, entries, region }: BootcampProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const [view, change] = useEventView()
  const list = useRef<HTMLElement>(null)

  function showAll() {
    change({ search: '', tier: null })
    // The button is removed and must not take the focus with it.
    list.current?.focus({ preventScroll: true })
  }

  if (entries.length === 0) {
    return <Notice title={t('worlds.emptyTitle')}>{t('worlds.empty', { region })}</Notice>
  }

  const shown = sortBootcamp(filterBootcamp(placeEntries(entries), view), view)
  const tiers = BOOTCAMP_TIERS.filter((tier) => entries.some(({ standing }) => standing.tier === tier))
  return (
    <section ref={list} tabIndex={-1} className={styles.list} aria-label={t('worlds.tabs.bootcamp')}>
      <div className={styles.tools}>
        <div className={styles.field}>
          <NameFilter label={t('worlds.search')} words={view.search} onLookFor={(search) => change({ search })} />
        </div>
        <FilterChips
          label={t('worlds.tier')}
          options={[null, ...tiers].map((tier) => ({
            value: tier,
            label: tier === null ? t('worlds.everyTier') : t(`tiers.${tier}`),
          }))}
          selected={view.tier}
          onSelect={(tier) => change({ tier })}
        />
      </div>
      <div className={styles.facts}>
        <output>{t('worlds.shown', { shown: format.number(shown.length), all: format.number(entries.length) })}</output>
        {view.order === 'winRate' ? <span>{t('account.champions.byInterval')}</span> : null}
        <ExportButton
          of="bootcamp"
          parameters={{
            event,
            tier: view.tier,
            search: view.search.trim(),
            sort: COLUMNS[view.order],
            reverse: view.reverse ? true : null,
          }}
        />
      </div>
      {shown.length === 0 ? (
        <Notice title={t('worlds.noneTitle')} actions={<Button onClick={showAll}>{t('worlds.all')}</Button>}>
          {t('worlds.none')}
        </Notice>
      ) : (
        <BootcampTable
          entries={shown}
          topPoints={topApexPoints(entries)}
          sort={view}
          onSort={(order) => change(nextSort(view, order))}
        />
      )}
    </section>
  )
}
