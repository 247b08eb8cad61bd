import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/useFormat.ts'
import { ownTokens } from '../../../theme/tokens.ts'
import { ObjectiveGlyph } from './ObjectiveGlyph.tsx'
import type { Objective } from './objectives.ts'
import { useCourseWords } from './useCourseWords.ts'

const useStyles = makeStyles({
  root: { fontSize: tokens.fontSizeBase200, lineHeight: '18px', marginTop: '8px' },
  open: {
    width: 'fit-content',
    padding: '6px 0',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  none: { margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
  list: {
    margin: '4px 0 0',
    padding: 0,
    listStyleType: 'none',
    columnWidth: '300px',
    columnGap: '32px',
    fontVariantNumeric: 'tabular-nums',
  },
  event: {
    display: 'grid',
    gridTemplateColumns: '40px 14px 62px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px',
    padding: '5px 0',
    breakInside: 'avoid',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  time: { textAlign: 'end', color: tokens.colorNeutralForeground2 },
  blue: { color: ownTokens.win },
  red: { color: ownTokens.loss },
  words: { color: tokens.colorNeutralForeground1 },
})

/** The objectives of a match in the order of time, closed at first. */
export function EventList({ objectives }: { readonly objectives: readonly Objective[] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const words = useCourseWords()
  return (
    <details className={styles.root}>
      <summary className={styles.open}>{t('matchCourse.events.title')}</summary>
      {objectives.length === 0 ? <p className={styles.none}>{t('matchCourse.events.none')}</p> : null}
      <ol className={styles.list} aria-label={t('matchCourse.events.list')}>
        {objectives.map((objective) => (
          <li key={objective.id} className={styles.event}>
            <span className={styles.time}>{format.duration(objective.seconds)}</span>{' '}
            <span className={styles[objective.side]}>
              <ObjectiveGlyph kind={objective.kind} size={14} />
            </span>
            <span className={styles[objective.side]}>{t(`matchCourse.lead.${objective.side}`)}</span>{' '}
            <span className={styles.words}>{words.objectives([objective])}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
