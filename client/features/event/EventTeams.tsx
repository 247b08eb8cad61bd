import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CardLink } from '../../components/CardLink.tsx'
import { graphql } from '../../gql/gql.ts'
import type { EventTeams_eventFragment } from '../../gql/graphql.ts'
import { teamPath } from '../../paths.ts'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { ownTokens } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment EventTeams_event on ProEvent {
    teams {
      id
      code
      name
      league {
        id
        code
        name
      }
      ...TeamMark_team
    }
  }
`)

interface EventTeamsProps {
  readonly event: EventTeams_eventFragment
  /** Entries of the players who are ranked at the bootcamp. */
  readonly entries: readonly { readonly proPlayer: { readonly team: { readonly id: string } | null } }[]
}

const useStyles = makeStyles({
  leagues: { display: 'grid', gap: '28px' },
  league: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '0 10px',
    flexWrap: 'wrap',
    margin: '0 0 12px',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  leagueName: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  teams: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  name: {
    display: 'block',
    overflowWrap: 'anywhere',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  facts: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

export function EventTeams({ event, entries }: EventTeamsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const leagues = Map.groupBy(event.teams, ({ league }) => league.id)
  const countOf = (teamId: string) => entries.filter(({ proPlayer }) => proPlayer.team?.id === teamId).length
  return (
    <div className={styles.leagues}>
      {Array.from(leagues, ([id, teams]) => (
        <section key={id}>
          {teams.slice(0, 1).map(({ league }) => (
            <h2 key={league.id} className={styles.league}>
              {league.code}
              {league.name === league.code ? null : <span className={styles.leagueName}>{league.name}</span>}
            </h2>
          ))}
          <ul className={styles.teams}>
            {teams.map((team) => (
              <li key={team.id}>
                <CardLink to={teamPath(team.code)}>
                  <TeamMark team={team} size={48} />
                  <span>
                    <span className={styles.name}>{team.name}</span>
                    <span className={styles.facts}>
                      {team.code} · {t('worlds.accounts', { count: countOf(team.id) })}
                    </span>
                  </span>
                </CardLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
