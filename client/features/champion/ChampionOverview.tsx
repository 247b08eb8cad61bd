import { makeStyles } from '@fluentui/react-components'
import { graphql } from '../../gql/gql.ts'
import type { ChampionOverview_championFragment } from '../../gql/graphql.ts'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { ChampionAverages } from './ChampionAverages.tsx'
import { ChampionLanes } from './ChampionLanes.tsx'
import { ChampionRates } from './ChampionRates.tsx'
import { Matchups } from './Matchups.tsx'
import { OverviewColumns } from './OverviewColumns.tsx'
import { Partners } from './Partners.tsx'
import { PatchRates } from './PatchRates.tsx'

graphql(/* GraphQL */ `
  fragment ChampionOverview_champion on Champion {
    id
    key
    statistics(filter: $filter, lane: $lane) {
      ...ChampionRates_statistics
      ...ChampionLanes_statistics
      ...ChampionAverages_statistics
      ...Matchups_statistics
      ...Partners_statistics
    }
    ...PatchRates_champion
  }
`)

interface ChampionOverviewProps {
  readonly champion: ChampionOverview_championFragment
  /** The newest first. */
  readonly patches: readonly string[]
}

const useStyles = makeStyles({ root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } })

export function ChampionOverview({ champion, patches }: ChampionOverviewProps) {
  const styles = useStyles()
  const { statistics } = champion
  // Lists that were opened belong to the figures of these filters.
  const shown = JSON.stringify(useStatisticsFilter().filter)
  return (
    <div className={styles.root}>
      <ChampionRates statistics={statistics} />
      <OverviewColumns
        side={
          <>
            <ChampionLanes championKey={champion.key} statistics={statistics} />
            <ChampionAverages statistics={statistics} />
          </>
        }
      >
        <PatchRates champion={champion} patches={patches} />
        <Matchups key={`matchups ${shown}`} championKey={champion.key} statistics={statistics} />
        <Partners key={`partners ${shown}`} championKey={champion.key} statistics={statistics} />
      </OverviewColumns>
    </div>
  )
}
