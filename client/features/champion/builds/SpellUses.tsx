import { useTranslation } from 'react-i18next'
import { useSpellRows } from '../../../builds/useSpellRows.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { SpellUses_statisticsFragment } from '../../../gql/graphql.ts'
import { UseTable } from './UseTable.tsx'

graphql(/* GraphQL */ `
  fragment SpellUses_statistics on ChampionStatistics {
    spells(first: 5) {
      ...SpellRows_use
    }
  }
`)

export function SpellUses({ statistics: { spells } }: { readonly statistics: SpellUses_statisticsFragment }) {
  const { t } = useTranslation()
  return (
    <UseTable
      title={t('championBuilds.spells.title')}
      column={t('championBuilds.spells.column')}
      {...useSpellRows(spells)}
    />
  )
}
