import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { LeagueTeams_leagueFragment } from '../../gql/graphql.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { TeamCard } from './TeamCard.tsx'

graphql(/* GraphQL */ `
  fragment LeagueTeams_league on League {
    id
    code
    name
    teams {
      id
      ...TeamCard_team
    }
  }
`)

const useStyles = makeStyles({
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '10px',
    margin: '0 0 12px',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  name: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 400,
    color: tokens.colorNeutralForeground2,
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
})

export function LeagueTeams({ league }: { readonly league: LeagueTeams_leagueFragment }) {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {league.code} <span className={styles.name}>{league.name}</span>
      </h2>
      <ul className={styles.grid}>
        {league.teams.map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
          </li>
        ))}
      </ul>
    </section>
  )
}
