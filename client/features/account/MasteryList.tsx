import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MasteryList_masteryFragment } from '../../gql/graphql.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { PHONE } from '../../theme/tokens.ts'
import { CHAMPION_SORTS, filterByName, sortChampions, type ChampionSort } from './champions-order.ts'
import { MasteryTable } from './MasteryTable.tsx'
import { useAddressedAccount } from './useAddressedAccount.ts'

graphql(/* GraphQL */ `
  fragment MasteryList_mastery on ChampionMastery {
    champion {
      id
      key
      name(locale: $locale) {
        text
        locale
      }
    }
    points
    lastPlayedAt
    record {
      games
      winRate {
        low
      }
    }
    ...MasteryRow_mastery
  }
`)

interface MasteryListProps {
  /** At least one. */
  readonly masteries: readonly MasteryList_masteryFragment[]
}

/** Columns of the export by which the list is sorted. */
const COLUMNS: Readonly<Record<ChampionSort, string>> = {
  points: 'points',
  games: 'games',
  lastPlayed: 'lastPlayedAt',
  winRate: 'winRateLow',
}

/** Number of champions per step. */
const STEP = 10

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px', marginBottom: '12px' },
  filter: { width: '260px', [PHONE]: { width: '100%' } },
  note: { margin: '0 0 12px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: '12px' },
  more: { minHeight: '40px' },
  count: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The champions of an account, with a name filter and a sort order, ten more at a time. */
export function MasteryList({ masteries }: MasteryListProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const address = useAddressedAccount()
  const [words, setWords] = useState('')
  const [sort, setSort] = useState<ChampionSort>('points')
  const [limit, setLimit] = useState(STEP)
  const filter = useRef<HTMLInputElement>(null)

  const named = masteries.map((mastery) => ({ ...mastery, name: nameOf(mastery) }))
  const found = sortChampions(filterByName(named, words), sort)
  const shown = found.slice(0, limit)
  const left = found.length - shown.length

  function clear() {
    setWords('')
    // The button is removed and must not take the focus with it.
    filter.current?.focus()
  }

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.filter}>
          <SearchField
            ref={filter}
            label={t('account.champions.filter')}
            value={words}
            onEdit={(value) => {
              setWords(value)
              setLimit(STEP)
            }}
          />
        </div>
        <FilterChips
          label={t('account.champions.sort')}
          options={CHAMPION_SORTS.map((value) => ({ value, label: t(`account.champions.sorts.${value}`) }))}
          selected={sort}
          onSelect={setSort}
        />
        {address === null ? null : (
          <ExportButton of="account-champions" parameters={{ ...address, search: words.trim(), sort: COLUMNS[sort] }} />
        )}
      </div>
      {sort === 'winRate' ? <p className={styles.note}>{t('account.champions.byInterval')}</p> : null}
      {found.length === 0 ? (
        <Notice
          title={t('account.champions.noSuchTitle')}
          actions={<Button onClick={clear}>{t('account.champions.clear')}</Button>}
        >
          {t('account.champions.noSuch', { words })}
        </Notice>
      ) : (
        <MasteryTable masteries={shown} mostPoints={Math.max(...masteries.map(({ points }) => points))} />
      )}
      <div className={styles.end}>
        {found.length === 0 ? null : (
          // A single button at the end, so that it keeps the focus when there is nothing more to show.
          <Button
            className={styles.more}
            appearance={left === 0 ? 'transparent' : 'secondary'}
            disabledFocusable={left === 0}
            onClick={() => setLimit(limit + STEP)}
          >
            {left === 0 ? t('account.champions.noMore') : t('account.champions.more', { number: Math.min(STEP, left) })}
          </Button>
        )}
        <output className={styles.count}>
          {t('account.champions.shown', {
            shown: shown.length,
            all: found.length === 0 ? masteries.length : found.length,
          })}
        </output>
      </div>
    </>
  )
}
