import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../gql/gql.ts'
import { Scoreboard_matchFragmentDoc, type Locale, type Scoreboard_matchFragment } from '../gql/graphql.ts'
import { damageToChampions } from './damage.ts'
import { TWO_LINES } from './scoreboard-layout.ts'
import { ScoreboardSide } from './ScoreboardSide.tsx'
import { colourOf, sidesOf } from './sides.ts'
import { SideObjectives } from './SideObjectives.tsx'

graphql(/* GraphQL */ `
  fragment Scoreboard_match on Match {
    id
    matchId
    region
    patch
    durationSeconds
    participants {
      participantId
      teamId
      subteamId
      placement
      win
      physicalDamageDealtToChampions
      magicDamageDealtToChampions
      trueDamageDealtToChampions
      ...ScoreboardSide_participant @unmask
    }
    teams {
      teamId
      ...SideObjectives_team @unmask
    }
  }
`)

interface ScoreboardProps {
  readonly match: FragmentType<Scoreboard_matchFragment>
  /** The language the match was asked for in. */
  readonly locale: Locale
  /** Number of the account within the match. */
  readonly ownId: number
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    padding: '16px',
    [TWO_LINES]: { padding: '12px 10px' },
  },
  facts: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

/** Both sides of a match in full. */
export function Scoreboard({ match, locale, ownId }: ScoreboardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, complete } = useFragment({
    fragment: Scoreboard_matchFragmentDoc,
    fragmentName: 'Scoreboard_match',
    from: match,
    variables: { locale },
  })
  if (!complete) return null

  const sides = sidesOf(data.participants)
  const mostDamage = Math.max(1, ...data.participants.map(damageToChampions))
  return (
    <div className={styles.root}>
      {sides.map(({ sideId, placement, participants }) => {
        const team = data.teams.find(({ teamId }) => teamId === sideId)
        return (
          <div key={sideId}>
            <ScoreboardSide
              colour={sides.length === 2 ? colourOf(sideId) : 'none'}
              placement={placement}
              won={participants.some(({ win }) => win)}
              participants={participants}
              region={data.region}
              durationSeconds={data.durationSeconds}
              mostDamage={mostDamage}
              ownId={ownId}
            />
            {team === undefined || placement > 0 ? null : <SideObjectives team={team} />}
          </div>
        )
      })}
      <p className={styles.facts}>
        {[data.matchId, data.patch && t('account.scoreboard.patch', { patch: data.patch })].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
