import { Button } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { NothingCounted_championFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import type { ChangeView } from '../../routing/useView.ts'
import type { ShownStatistics } from '../../statistics/statistics-filter.ts'
import { narrowings } from './narrowings.ts'

graphql(/* GraphQL */ `
  fragment NothingCounted_champion on Champion {
    id
    key
    name(locale: $locale) {
      text
      locale
    }
    statistics(filter: $filter, lane: $lane) {
      banRate {
        wins
      }
    }
  }
`)

interface NothingCountedProps {
  readonly champion: NothingCounted_championFragment
  readonly filter: ShownStatistics
  readonly onChange: ChangeView<ShownStatistics>
}

/** Says that the filters match no counted game of a champion, and offers every way to widen them. */
export function NothingCounted({ champion, filter, onChange }: NothingCountedProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useChampionName()
  const keepFocus = use(KeepFocus)
  const ways = narrowings(filter)
  const bans = champion.statistics.banRate?.wins ?? 0

  function widen(part: Partial<ShownStatistics>) {
    onChange(part)
    // The button is removed once there are games.
    keepFocus()
  }

  return (
    <Notice
      title={t(ways.length === 0 ? 'champion.nothing.yetTitle' : 'champion.nothing.hereTitle')}
      actions={
        ways.length === 0
          ? undefined
          : ways.map(({ name, part }, place) => (
              <Button key={name} appearance={place === 0 ? 'primary' : 'secondary'} onClick={() => widen(part)}>
                {t(`champion.nothing.ways.${name}`)}
              </Button>
            ))
      }
    >
      {t(ways.length === 0 ? 'champion.nothing.yet' : 'champion.nothing.here', { name: nameOf({ champion }).text })}
      {bans === 0 ? null : ` ${t('champion.nothing.banned', { count: bans, number: format.number(bans) })}`}
    </Notice>
  )
}
