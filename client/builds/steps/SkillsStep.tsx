import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FilterChip } from '../../components/FilterChip.tsx'
import { graphql } from '../../gql/gql.ts'
import type { SkillsStep_optionFragment } from '../../gql/graphql.ts'
import { SKILLS } from '../../match/skill-order.ts'
import { SkillTable } from '../../match/SkillTable.tsx'
import { useBuildsWords } from '../useBuildsWords.ts'
import { UseRows } from '../UseRows.tsx'
import { SkillPriority } from './SkillPriority.tsx'
import { StepCard } from './StepCard.tsx'

graphql(/* GraphQL */ `
  fragment SkillsStep_option on BuildSkillsOption {
    priority
    path
    share {
      ...UseRows_rate
    }
    winRate {
      ...UseRows_rate
    }
  }
`)

interface SkillsStepProps {
  readonly title: string
  readonly coverage: string
  readonly options: readonly SkillsStep_optionFragment[]
}

const LEVELS = 18

const useStyles = makeStyles({
  levels: {
    display: 'grid',
    gap: '8px',
    padding: '12px 14px 14px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  open: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

/** Shows the usual levels of the chosen order, at first the most frequent one. */
export function SkillsStep({ title, coverage, options }: SkillsStepProps) {
  const styles = useStyles()
  const words = useBuildsWords()
  const [chosen, setChosen] = useState('')
  const named = options.map((option) => ({
    ...option,
    key: option.priority.join('-'),
    order: option.priority.map((slot) => SKILLS[slot - 1] ?? ''),
  }))
  const shown = named.find(({ key }) => key === chosen) ?? named[0]
  const uses = named.map(({ key, order, share, winRate }) => {
    const priority = <SkillPriority order={order} />
    const mark =
      named.length === 1 ? (
        priority
      ) : (
        <FilterChip pressed={key === shown?.key} onClick={() => setChosen(key)}>
          {priority}
        </FilterChip>
      )
    return { key, mark, share, winRate }
  })
  return (
    <StepCard title={title} coverage={coverage} empty={shown === undefined}>
      <UseRows label={title} column={words('columns.priority')} uses={uses} stops={[]} />
      {shown === undefined ? null : (
        <div className={styles.levels}>
          <h4 className={styles.title}>
            {words('levels.title')}
            <SkillPriority order={shown.order} />
          </h4>
          <SkillTable
            label={words('levels.label', { order: shown.order.join(', ') })}
            skills={shown.path.map((slot) => ({ slot }))}
          />
          {shown.path.length < LEVELS ? <p className={styles.open}>{words('levels.open')}</p> : null}
        </div>
      )}
    </StepCard>
  )
}
