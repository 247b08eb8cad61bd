import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { nextSort } from '../../components/column-sort.ts'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { CountedChampions_championsFragment } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import type { PlayerParams } from '../../paths.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { sortChampions } from './champion-order.ts'
import { CountedFacts } from './CountedFacts.tsx'
import { PlayerChampionTable } from './PlayerChampionTable.tsx'
import { usePlayerView } from './usePlayerView.ts'
import { useProAccountWords } from './useProAccountWords.ts'

graphql(/* GraphQL */ `
  fragment CountedChampions_champions on ProPlayerChampions {
    games
    since
    missingAccounts
    freshness {
      fetchedAt
      stale
    }
    entries {
      record {
        games
        winRate {
          low
        }
        kda
      }
      ...PlayerChampionRow_entry
    }
  }
`)

interface CountedChampionsProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
  readonly champions: CountedChampions_championsFragment
  /** Fetches the champions again. */
  readonly onRetry: () => void
}

export function CountedChampions({ asked, champions, onRetry }: CountedChampionsProps) {
  const { t } = useTranslation()
  const words = useProAccountWords()
  const format = useMomentFormat()
  const [view, change] = usePlayerView()
  const spoiler = useSpoiler()
  const { games, since, missingAccounts, freshness, entries } = champions

  function content() {
    if (entries.length > 0) {
      return (
        <Spoiler spoiler={spoiler}>
          <PlayerChampionTable
            asked={asked}
            label={t('player.champions.title')}
            entries={sortChampions(entries, view)}
            sort={view}
            onSort={(order) => change(nextSort(view, order))}
          />
        </Spoiler>
      )
    }
    if (missingAccounts === 0) {
      return <Notice title={words('noSoloGames.title')}>{words('noSoloGames.text')}</Notice>
    }
    return (
      <Notice title={words('noGames.title')} actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
        {words('noGames.text')}
      </Notice>
    )
  }

  return (
    <>
      <CountedFacts byInterval={view.order === 'winRate'}>
        {since === null ? null : (
          <output>{t('player.champions.counted', { count: games, date: format.date(since) })}</output>
        )}
        {missingAccounts === 0 ? null : <span>{t('player.champions.missing', { count: missingAccounts })}</span>}
        {freshness === null ? null : (
          <span>
            {freshness.stale ? `${t('common.stale')} ` : ''}
            <Age moment={freshness.fetchedAt}>{(age) => t('common.updated', { age })}</Age>
          </span>
        )}
      </CountedFacts>
      {content()}
    </>
  )
}
