import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LiveDot } from '../../components/LiveDot.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { activityOf, type LiveActivities } from '../../following/useLiveActivities.ts'
import { graphql } from '../../gql/gql.ts'
import type { FollowedTeam_teamFragment } from '../../gql/graphql.ts'
import { playerPath, teamPath } from '../../paths.ts'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { FollowedRow } from './FollowedRow.tsx'

graphql(/* GraphQL */ `
  fragment FollowedTeam_team on ProTeam {
    id
    code
    name
    league {
      id
      code
    }
    roster {
      id
      name
      slug
    }
    ...TeamMark_team
  }
`)

interface FollowedTeamProps {
  readonly team: FollowedTeam_teamFragment
  readonly activities: LiveActivities
}

const useStyles = makeStyles({
  who: { display: 'flex', flexWrap: 'wrap', gap: '0 14px', margin: 0, padding: 0, listStyleType: 'none' },
  player: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: tokens.fontSizeBase200 },
  link: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '24px',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
})

export function FollowedTeam({ team, activities }: FollowedTeamProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useFollowingWords()
  const { id, code, name, league, roster } = team
  const busy = roster
    .map((player) => ({ player, ...activityOf(activities, player.id) }))
    .filter(({ stream, seat }) => stream !== null || seat !== null)
  return (
    <FollowedRow
      id={id}
      name={name}
      to={teamPath(code)}
      mark={<TeamMark team={team} size={44} />}
      title={name}
      below={name === code ? league.code : `${code} · ${league.code}`}
    >
      {busy.length === 0 ? (
        words(roster.length === 0 ? 'teamEmpty' : 'teamQuiet')
      ) : (
        <>
          {words('teamLive', { count: busy.length, all: roster.length })}
          <ul className={styles.who}>
            {busy.map(({ player, stream, seat }) => (
              <li key={player.id} className={styles.player}>
                {stream === null ? null : <LiveDot />}
                <Link to={playerPath({ team: code, slug: player.slug })} className={styles.link}>
                  {player.name}
                </Link>
                {[stream === null ? [] : t('live.live'), seat === null ? [] : t('live.states.IN_GAME')]
                  .flat()
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </FollowedRow>
  )
}
