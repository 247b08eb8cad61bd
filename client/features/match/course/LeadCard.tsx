import { makeStyles } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { FilterChipGroup } from '../../../components/FilterChipGroup.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { LeadCard_timelineFragment } from '../../../gql/graphql.ts'
import { cardHeadStyle, cardStyle, cardTitleStyle } from './card-style.ts'
import { EventList } from './EventList.tsx'
import { pointsOf } from './lead-line.ts'
import { LeadChart } from './LeadChart.tsx'
import { objectivesOf } from './objectives.ts'
import { sideKillsOf } from './side-kills.ts'

graphql(/* GraphQL */ `
  fragment LeadCard_timeline on MatchTimeline {
    frameSeconds
    goldDifference
    experienceDifference
    championKills {
      seconds
      killerId
    }
    monsterKills {
      seconds
      monster
      dragon
      teamId
    }
    buildingKills {
      seconds
      building
      lane
      teamId
    }
  }
`)

interface LeadCardProps {
  readonly participants: readonly { readonly participantId: number; readonly teamId: number }[]
  readonly timeline: LeadCard_timelineFragment
}

const FIGURES = ['gold', 'experience'] as const

const useStyles = makeStyles({ card: cardStyle, head: cardHeadStyle, title: cardTitleStyle })

/** The chart needs two sides. */
export function LeadCard({ participants, timeline }: LeadCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const [figure, setFigure] = useState<(typeof FIGURES)[number]>('gold')
  const leads = { gold: timeline.goldDifference, experience: timeline.experienceDifference }
  const points = pointsOf(timeline.frameSeconds, leads[figure])
  const objectives = objectivesOf(timeline)
  const drawn = points.length > 1
  if (!drawn && objectives.length === 0) return null
  return (
    <Card className={styles.card}>
      {drawn ? (
        <section aria-labelledby={titleId}>
          <div className={styles.head}>
            <h3 id={titleId} className={styles.title}>
              {t('matchCourse.lead.title')}
            </h3>
            <FilterChipGroup label={t('matchCourse.lead.choice')}>
              {FIGURES.map((each) => (
                <FilterChip key={each} pressed={each === figure} onClick={() => setFigure(each)}>
                  {t(`matchCourse.lead.${each}`)}
                </FilterChip>
              ))}
            </FilterChipGroup>
          </div>
          <LeadChart
            name={t(`matchCourse.lead.${figure}`)}
            points={points}
            objectives={objectives}
            kills={sideKillsOf(timeline.championKills, participants)}
          />
        </section>
      ) : null}
      <EventList objectives={objectives} />
    </Card>
  )
}
