import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { FilterChip } from '../../components/FilterChip.tsx'
import { FilterChipGroup } from '../../components/FilterChipGroup.tsx'
import { graphql } from '../../gql/gql.ts'
import type { TeamFilter_leagueFragment } from '../../gql/graphql.ts'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { toggled } from './pro-players-view.ts'

graphql(/* GraphQL */ `
  fragment TeamFilter_league on League {
    id
    code
    name
    teams {
      id
      code
      name
      ...TeamMark_team
    }
  }
`)

interface TeamFilterProps {
  readonly leagues: readonly TeamFilter_leagueFragment[]
  /** Codes; empty for all teams. */
  readonly chosen: readonly string[]
  readonly onChoose: (codes: readonly string[]) => void
}

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: '12px', padding: '14px' },
  league: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '8px',
    width: '100%',
  },
  code: {
    alignSelf: 'start',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
})

export function TeamFilter({ leagues, chosen, onChoose }: TeamFilterProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Card className={styles.card}>
      <FilterChip pressed={chosen.length === 0} onClick={() => onChoose([])}>
        {t('proPlayers.filters.allTeams')}
      </FilterChip>
      {leagues.map(({ id, code: league, name, teams }) => (
        <div key={id} className={styles.league}>
          <span className={styles.code} title={name}>
            {league}
          </span>
          <FilterChipGroup label={t('proPlayers.filters.teamsOf', { league: name })}>
            {teams.map((team) => (
              <FilterChip
                key={team.id}
                pressed={chosen.includes(team.code)}
                title={team.name}
                onClick={() => onChoose(toggled(chosen, team.code))}
              >
                <TeamMark team={team} size={18} />
                {team.code}
              </FilterChip>
            ))}
          </FilterChipGroup>
        </div>
      ))}
    </Card>
  )
}
