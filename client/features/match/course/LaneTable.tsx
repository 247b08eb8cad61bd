import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { FilterChipGroup } from '../../../components/FilterChipGroup.tsx'
import type { MatchCourse_matchFragment, Region } from '../../../gql/graphql.ts'
import { cardHeadStyle, cardStyle, cardTitleStyle } from './card-style.ts'
import { laneHeadsHeightStyle } from './heights.ts'
import { laneFiguresStyle } from './lane-layout.ts'
import { type ComparedLane, firstMinute, fullBar, LANE_FIGURES, minutesOf } from './lane-leads.ts'
import { LaneRow } from './LaneRow.tsx'

interface LaneTableProps {
  readonly lanes: readonly ComparedLane<MatchCourse_matchFragment['participants'][number]>[]
  readonly region: Region
}

const useStyles = makeStyles({
  card: cardStyle,
  head: cardHeadStyle,
  title: cardTitleStyle,
  heads: {
    ...laneFiguresStyle,
    ...laneHeadsHeightStyle,
    marginInline: 'auto',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

/** Players against their opponents in the same lane, at a chosen minute. */
export function LaneTable({ lanes, region }: LaneTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const minutes = minutesOf(lanes)
  const [chosen, setChosen] = useState<number | null>(null)
  const minute = chosen ?? firstMinute(minutes)
  const full = {
    gold: fullBar(lanes, 'gold'),
    creepScore: fullBar(lanes, 'creepScore'),
    experience: fullBar(lanes, 'experience'),
  }
  return (
    <Card className={styles.card}>
      <section aria-labelledby={titleId}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {t('matchCourse.lanes.title')}
          </h3>
          <FilterChipGroup label={t('matchCourse.lanes.choice')}>
            {minutes.map((each) => (
              <FilterChip key={each} pressed={each === minute} onClick={() => setChosen(each)}>
                {t('matchCourse.lanes.minute', { minute: each })}
              </FilterChip>
            ))}
          </FilterChipGroup>
        </div>
        <div className={styles.heads} aria-hidden="true">
          {LANE_FIGURES.map((figure) => (
            <span key={figure}>{t(`matchCourse.lanes.${figure}`)}</span>
          ))}
        </div>
        <ul className={styles.list}>
          {lanes.map((lane) => (
            <LaneRow
              key={lane.lane}
              lane={lane}
              lead={lane.leads.find((of) => of.minute === minute) ?? null}
              full={full}
              region={region}
            />
          ))}
        </ul>
      </section>
    </Card>
  )
}
