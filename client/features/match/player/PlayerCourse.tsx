import { useNearWindow } from '../../../components/useNearWindow.ts'
import { graphql } from '../../../gql/gql.ts'
import type { Locale, PlayerCourse_matchFragment } from '../../../gql/graphql.ts'
import { useView } from '../../../routing/useView.ts'
import { ChosenCourse } from './ChosenCourse.tsx'
import { findChosen, readPlayerView, writePlayerView } from './player-view.ts'

graphql(/* GraphQL */ `
  fragment PlayerCourse_match on Match {
    id
    region
    queue
    outcome
    mapId
    durationSeconds
    participants {
      participantId
      teamId
      subteamId
      placement
      lane
      win
      kills
      deaths
      assists
      creepScore
      summonerLevel
      profileIcon
      ...ChampionMark_participant
      ...ParticipantName_participant
    }
  }
`)

interface PlayerCourseProps {
  readonly match: PlayerCourse_matchFragment
  /** Language of the match's query. */
  readonly locale: Locale
}

/** Fetched when it comes near the window. The visitor chooses the participant. */
export function PlayerCourse({ match, locale }: PlayerCourseProps) {
  const [section, near] = useNearWindow()
  const [view, changeView] = useView(readPlayerView, writePlayerView)
  const chosen = findChosen(match.participants, view)
  if (match.outcome !== 'PLAYED' || chosen === undefined) return null
  return (
    <ChosenCourse
      section={section}
      match={match}
      locale={locale}
      chosen={chosen}
      near={near}
      onChoose={(player) => changeView({ player })}
    />
  )
}
