import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from '../gql/gql.ts'
import type { Locale, Scoreboard_matchFragment } from '../gql/graphql.ts'
import { Scoreboard_matchFragmentDoc } from '../gql/Scoreboard_match.ts'
import { Bans } from './Bans.tsx'
import { damageToChampions } from './damage.ts'
import { byLane, shapeOf, withLanes, type MatchShape } from './match-shape.ts'
import { hasLanes, type LaneFacts } from './queue-play.ts'
import { columnsOf } from './scoreboard-columns.ts'
import { TWO_LINES } from './scoreboard-layout.ts'
import { ScoreboardSide } from './ScoreboardSide.tsx'
import { sideTotalsOf } from './side-totals.ts'
import { SideComparison, type ComparedSide } from './SideComparison.tsx'
import { SideObjectives } from './SideObjectives.tsx'
import { colourOf, type Side } from './sides.ts'
import { SideTitle } from './SideTitle.tsx'

graphql(/* GraphQL */ `
  fragment Scoreboard_match on Match {
    id
    region
    queue
    mapId
    outcome
    durationSeconds
    participants {
      participantId
      teamId
      subteamId
      placement
      win
      lane
      ...ScoreboardSide_participant
    }
    teams {
      teamId
      ...SideObjectives_team
    }
  }
`)

interface ScoreboardProps {
  readonly match: Scoreboard_matchFragment
  /** Language of the match's query. */
  readonly locale: Locale
  /** Participant number of the account whose page this is; null on the match's own page. */
  readonly ownId: number | null
}

type Participant = Scoreboard_matchFragment['participants'][number]
type Team = Scoreboard_matchFragment['teams'][number]

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    padding: '16px',
    [TWO_LINES]: { padding: '12px 10px' },
  },
  bans: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

/** All participants of a match in full, by sides or by groups, depending on the mode. */
export function Scoreboard({ match, locale, ownId }: ScoreboardProps) {
  const styles = useStyles()
  const { data, complete } = useFragment({
    fragment: Scoreboard_matchFragmentDoc,
    fragmentName: 'Scoreboard_match',
    from: match,
    variables: { locale },
  })
  if (!complete) return null

  const participants = withLanes(data, data.participants)
  const shape = shapeOf({ queue: data.queue, participants })
  if (shape.kind === 'empty') return null

  const common = {
    region: data.region,
    durationSeconds: data.durationSeconds,
    mostDamage: Math.max(1, ...participants.map(damageToChampions)),
    columns: columnsOf(shape.kind, data, participants),
    ownId,
  }
  const teamOf = (side: Side<Participant>) => data.teams.find(({ teamId }) => teamId === side.sideId)
  const sideOf = (colour: 'blue' | 'red') =>
    shape.kind === 'sides' ? shape.sides.find(({ sideId }) => colourOf(sideId) === colour) : undefined
  const [blue, red] = [sideOf('blue'), sideOf('red')]
  return (
    <div className={styles.root}>
      {inReadingOrder(shape, ownId).map((side, index) => {
        const team = shape.kind === 'sides' ? teamOf(side) : undefined
        return (
          <div key={side.sideId}>
            <ScoreboardSide
              title={<SideTitle side={side} kind={shape.kind} match={data} />}
              participants={byLane(side.participants)}
              heads={shape.kind === 'groups' && index > 0 ? 'spoken' : 'visible'}
              {...common}
            />
            {team === undefined ? null : <SideObjectives team={team} teams={data.teams} />}
          </div>
        )
      })}
      {shape.kind === 'groups' ? (
        <div className={styles.bans}>
          {data.teams.map((team) => (
            <Bans key={team.teamId} bans={team.bans} />
          ))}
        </div>
      ) : null}
      {blue === undefined || red === undefined ? null : (
        <SideComparison blue={compared(data, blue, teamOf(blue))} red={compared(data, red, teamOf(red))} />
      )}
    </div>
  )
}

/** Orders the sides: the own side first; many groups by their places. */
function inReadingOrder(
  { kind, sides }: Exclude<MatchShape<Participant>, { kind: 'empty' }>,
  ownId: number | null,
): readonly Side<Participant>[] {
  if (kind !== 'sides') return sides
  const isOwn = ({ participants }: Side<Participant>) =>
    participants.some(({ participantId }) => participantId === ownId)
  return sides.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
}

/** Sums up a side, as far as its figures make sense. Without team data from Riot, its objectives are unknown. */
function compared(match: LaneFacts, { participants }: Side<Participant>, team: Team | undefined): ComparedSide {
  return {
    ...sideTotalsOf(participants),
    ...(hasLanes(match) ? {} : { creepScore: null, vision: null }),
    towers: team?.objectives.tower.kills ?? null,
    dragons: team?.objectives.dragon.kills ?? null,
    barons: team?.objectives.baron.kills ?? null,
  }
}
