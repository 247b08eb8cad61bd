import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayerChampionsQuery } from '../../gql/hooks.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { PlayerParams } from '../../paths.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { CountedChampions } from './CountedChampions.tsx'
import { playerChampionsVariables } from './player-page-variables.ts'
import { GAME_COUNTS } from './player-view.ts'
import { RowsSkeleton } from './SectionSkeleton.tsx'
import { usePlayerView } from './usePlayerView.ts'

graphql(/* GraphQL */ `
  query PlayerChampions($team: String, $name: String!, $last: Int!, $locale: Locale!) {
    proPlayer(team: $team, name: $name) {
      id
      champions(last: $last) {
        ...CountedChampions_champions @unmask
      }
    }
  }
`)

const useStyles = makeStyles({
  section: { outlineStyle: 'none' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginBottom: '10px',
  },
  title: { ...sectionTitleStyle, margin: 0 },
  waiting: { opacity: 0.6 },
})

interface PlayerChampionsProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
}

/** What a player played in his newest ranked solo games; it can take long, because Riot may have to be asked. */
export function PlayerChampions({ asked }: PlayerChampionsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = useLocale()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const [view, change] = usePlayerView()
  const { data, previousData, loading, refetch } = usePlayerChampionsQuery({
    variables: playerChampionsVariables(asked, view, locale),
    notifyOnNetworkStatusChange: true,
  })
  // What was counted before stays in sight while it is counted anew.
  const champions = (data ?? (loading ? previousData : undefined))?.proPlayer?.champions

  function retry() {
    void refetch()
    // The button goes away, and must not take the focus with it.
    section.current?.focus({ preventScroll: true })
  }

  function content() {
    if (champions !== undefined) {
      return (
        <div className={mergeClasses(loading && styles.waiting)} aria-busy={loading || undefined}>
          <CountedChampions champions={champions} onRetry={retry} />
        </div>
      )
    }
    if (loading) return <RowsSkeleton rows={5} rowHeight={77} />
    return (
      <Notice
        role="alert"
        title={t('player.champions.unreachableTitle')}
        actions={<Button onClick={retry}>{t('common.retry')}</Button>}
      >
        {t('player.champions.unreachable')}
      </Notice>
    )
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('player.champions.title')}
        </h2>
        <FilterChips
          label={t('player.champions.last')}
          options={GAME_COUNTS.map((count) => ({
            value: String(count),
            label: t('player.champions.lastGames', { number: count }),
          }))}
          selected={String(view.last)}
          onSelect={(chosen) => change({ last: GAME_COUNTS.find((count) => String(count) === chosen) ?? view.last })}
        />
      </div>
      {content()}
    </section>
  )
}
