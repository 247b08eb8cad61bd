import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '../../components/FilterChip.tsx'
import { FilterChipGroup } from '../../components/FilterChipGroup.tsx'
import { Glyph } from '../../components/Glyph.tsx'
import { NameFilter } from '../../components/NameFilter.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerFilters_leagueFragment } from '../../gql/graphql.ts'
import { RoleGlyph } from '../../pro-scene/RoleGlyph.tsx'
import type { ChangeView } from '../../routing/useView.ts'
import { PHONE } from '../../theme/tokens.ts'
import { isNarrowed, ROLES, toggled, type ProPlayersView } from './pro-players-view.ts'
import { TeamFilter } from './TeamFilter.tsx'

graphql(/* GraphQL */ `
  fragment PlayerFilters_league on League {
    id
    code
    ...TeamFilter_league
  }
`)

interface PlayerFiltersProps {
  /** The leagues whose teams can be chosen. */
  readonly leagues: readonly PlayerFilters_leagueFragment[]
  readonly view: ProPlayersView
  /** Matching players; null while unknown. */
  readonly count: number | null
  readonly onChange: ChangeView<ProPlayersView>
  readonly onClear: () => void
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minWidth: 0 },
  text: { width: '260px', [PHONE]: { width: '100%' } },
  opener: {
    minHeight: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  arrow: { display: 'flex', transform: 'rotate(90deg)' },
  open: { transform: 'rotate(-90deg)' },
  count: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '32px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

export function PlayerFilters({ leagues, view, count, onChange, onClear }: PlayerFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const panelId = useId()
  const [teamsOpen, setTeamsOpen] = useState(view.teams.length > 0)
  const { roles, teams, text } = view

  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <div className={styles.text}>
          <NameFilter
            label={t('proPlayers.filters.text')}
            words={text}
            onLookFor={(wanted) => onChange({ text: wanted })}
          />
        </div>
        <FilterChipGroup label={t('proPlayers.filters.roles')}>
          <FilterChip pressed={roles.length === 0} onClick={() => onChange({ roles: [] })}>
            {t('proPlayers.filters.allRoles')}
          </FilterChip>
          {ROLES.map((role) => (
            <FilterChip
              key={role}
              pressed={roles.includes(role)}
              onClick={() => onChange({ roles: toggled(roles, role) })}
            >
              <RoleGlyph role={role} size={14} />
              {t(`proScene.roles.${role}`)}
            </FilterChip>
          ))}
        </FilterChipGroup>
        <Button
          shape="circular"
          className={styles.opener}
          aria-expanded={teamsOpen}
          aria-controls={panelId}
          iconPosition="after"
          icon={
            <span className={mergeClasses(styles.arrow, teamsOpen && styles.open)}>
              <Glyph name="forward" size={14} />
            </span>
          }
          onClick={() => setTeamsOpen(!teamsOpen)}
        >
          {teams.length === 0
            ? t('proPlayers.filters.everyTeam')
            : t('proPlayers.filters.chosenTeams', { count: teams.length })}
        </Button>
      </div>
      <div id={panelId} hidden={!teamsOpen}>
        {teamsOpen ? (
          <TeamFilter leagues={leagues} chosen={teams} onChoose={(codes) => onChange({ teams: codes })} />
        ) : null}
      </div>
      <div className={styles.count}>
        <output>{count === null ? '' : t('proPlayers.found', { count })}</output>
        {isNarrowed(view) ? (
          <Button size="small" appearance="transparent" onClick={onClear}>
            {t('proPlayers.filters.clear')}
          </Button>
        ) : null}
        <ExportButton
          of="pro-players"
          parameters={{ leagues: view.leagues, teams, roles, text: text.trim() }}
          shown={{ first: 50 }}
        />
      </div>
    </div>
  )
}
