import { useTranslation } from 'react-i18next'
import { graphql } from '../../../gql/gql.ts'
import type { PlayerCourse_matchFragment, UsualComparison_participantFragment } from '../../../gql/graphql.ts'
import { useChampionName } from '../../../match/useChampionName.ts'
import { STATISTICS_QUEUES } from '../../../statistics/statistics-filter.ts'
import { useCourseStyles } from './course-layout.ts'
import type { CoursePlayer } from './course-player.ts'
import { isUsual } from './usual-comparison.ts'
import { UsualTable } from './UsualTable.tsx'

graphql(/* GraphQL */ `
  fragment UsualComparison_participant on ParticipantTimeline {
    usual {
      games
      wins
      winRate {
        value
        games
        low
        high
      }
      kills
      deaths
      assists
      kda
      creepScorePerMinute
    }
  }
`)

interface UsualComparisonProps {
  readonly participant: UsualComparison_participantFragment
  readonly player: CoursePlayer
  readonly match: Pick<PlayerCourse_matchFragment, 'queue' | 'durationSeconds'>
}

export function UsualComparison({ participant: { usual }, player, match }: UsualComparisonProps) {
  const layout = useCourseStyles()
  const { t } = useTranslation()
  const champion = useChampionName()(player).text

  function content() {
    if (player.bot) return <p className={layout.none}>{t('playerCourse.usual.bot')}</p>
    if (player.puuid === null) return <p className={layout.none}>{t('playerCourse.usual.hidden')}</p>
    // The record is that of other modes.
    if (!STATISTICS_QUEUES.some((queue) => queue === match.queue)) {
      return <p className={layout.none}>{t('playerCourse.usual.otherMode')}</p>
    }
    if (usual === null) return <p className={layout.none}>{t('playerCourse.usual.unknown', { champion })}</p>
    if (!isUsual(usual)) {
      return <p className={layout.none}>{t('playerCourse.usual.few', { count: usual.games, champion })}</p>
    }
    return <UsualTable usual={usual} player={player} durationSeconds={match.durationSeconds} champion={champion} />
  }

  return (
    <div>
      <h4 className={layout.title}>{t('playerCourse.usual.title')}</h4>
      {content()}
    </div>
  )
}
