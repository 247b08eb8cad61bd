import { useTranslation } from 'react-i18next'
import { SelectField } from '../../components/SelectField.tsx'
import { graphql } from '../../gql/gql.ts'
import type { TeamChoice_leagueFragment } from '../../gql/graphql.ts'
import { fieldProblemWords } from './field-problem-words.ts'
import { NO_TEAM } from './roster-fields.ts'
import type { RosterForm } from './useRosterForm.ts'

graphql(/* GraphQL */ `
  fragment TeamChoice_league on League {
    id
    code
    name
    teams {
      id
      code
      name
    }
  }
`)

export type ChoosableLeague = TeamChoice_leagueFragment

interface TeamChoiceProps {
  readonly idOf: (name: 'league' | 'team') => string
  readonly leagues: readonly ChoosableLeague[]
  /** True when "no team" is a choice too. */
  readonly optional?: boolean
  readonly form: Pick<RosterForm<'league' | 'team'>, 'fields' | 'problemOf' | 'edit' | 'leave'>
  readonly labels: { readonly league: string; readonly team: string }
}

export function TeamChoice({ idOf, leagues, optional = false, form, labels }: TeamChoiceProps) {
  const { t } = useTranslation()
  const { fields, problemOf, edit, leave } = form
  const league = leagues.find(({ code }) => code === fields.league)
  const leagueOptions = leagues.map(toOption)
  const emptyKey = fields.league === NO_TEAM ? 'noTeam' : league === undefined ? 'leagueFirst' : 'chooseTeam'
  return (
    <>
      <SelectField
        id={idOf('league')}
        label={labels.league}
        error={fieldProblemWords('league', problemOf('league'), t)}
        options={optional ? [{ value: NO_TEAM, label: t('addProPlayer.noTeam') }, ...leagueOptions] : leagueOptions}
        empty={t('addProPlayer.chooseLeague')}
        value={fields.league}
        onEdit={(code) => edit({ league: code, team: '' })}
        onBlur={() => leave('league')}
      />
      <SelectField
        id={idOf('team')}
        label={labels.team}
        error={league === undefined ? null : fieldProblemWords('team', problemOf('team'), t)}
        options={league?.teams.map(toOption) ?? []}
        empty={t(`addProPlayer.${emptyKey}`)}
        value={fields.team}
        disabled={league === undefined}
        onEdit={(code) => edit({ team: code })}
        onBlur={() => leave('team')}
      />
    </>
  )
}

const toOption = ({ code, name }: Pick<ChoosableLeague, 'code' | 'name'>) => ({
  value: code,
  label: `${code} · ${name}`,
})

/** Empty for an unknown team. */
export function leagueOf(leagues: readonly ChoosableLeague[], team: string): string {
  return leagues.find(({ teams }) => teams.some(({ code }) => code === team))?.code ?? ''
}
