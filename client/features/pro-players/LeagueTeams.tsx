import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { LeagueTeams_leagueFragment } from '../../gql/graphql.ts'
import { countLive, type LiveMarks } from '../../live/useLiveMarks.ts'
import { LiveCount } from '../../pro-scene/LiveCount.tsx'
import { StrengthLine } from '../../pro-scene/StrengthLine.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { TeamCard } from './TeamCard.tsx'

graphql(/* GraphQL */ `
  fragment LeagueTeams_league on League {
    id
    code
    name
    strength {
      ...StrengthLine_strength
    }
    teams {
      id
      roster {
        id
      }
      ...TeamCard_team
    }
  }
`)

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    marginBottom: '12px',
  },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '10px',
    margin: 0,
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

interface LeagueTeamsProps {
  readonly league: LeagueTeams_leagueFragment
  readonly marks: LiveMarks
}

export function LeagueTeams({ league, marks }: LeagueTeamsProps) {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {league.code} <span className={styles.name}>{league.name}</span>
        </h2>
        <div className={styles.facts}>
          <LiveCount
            count={countLive(
              league.teams.flatMap(({ roster }) => roster),
              marks,
            )}
          />
          {league.strength.players === 0 ? null : <StrengthLine strength={league.strength} size="small" />}
        </div>
      </div>
      <ul className={styles.grid}>
        {league.teams.map((team) => (
          <li key={team.id}>
            <TeamCard team={team} marks={marks} />
          </li>
        ))}
      </ul>
    </section>
  )
}
