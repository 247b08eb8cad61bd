import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Card } from '../components/Card.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { PHONE } from '../theme/tokens.ts'
import { THREE_COLUMNS, useStepLayout } from './steps/step-layout.ts'

/** The steps in their order, with the number of their rows. */
const STEPS = [
  { name: 'startingItems', width: 'half', kind: 'items', rows: 3 },
  { name: 'boots', width: 'half', kind: 'items', rows: 3 },
  { name: 'coreItems', width: 'half', kind: 'core', rows: 5 },
  { name: 'skillOrders', width: 'half', kind: 'core', rows: 5 },
  { name: 'fourthItem', width: 'third', kind: 'later', rows: 4 },
  { name: 'fifthItem', width: 'third', kind: 'later', rows: 4 },
  { name: 'sixthItem', width: 'third', kind: 'later', rows: 4 },
  { name: 'spells', width: 'third', kind: 'later', rows: 4 },
  { name: 'runePages', width: 'rest', kind: 'runes', rows: 6 },
] as const

const useStyles = makeStyles({
  sample: { display: 'grid', gap: '6px', margin: '12px 0 20px' },
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', alignContent: 'start' },
  card: { display: 'grid', gap: '15px', padding: '14px', gridTemplateRows: '16px' },
  // The heights of loaded rows: stacked figures are higher.
  items: { gridAutoRows: '64px', [THREE_COLUMNS]: { gridAutoRows: '32px' } },
  core: { gridAutoRows: '72px', [THREE_COLUMNS]: { gridAutoRows: '62px' } },
  later: { gridAutoRows: '62px' },
  runes: { gridAutoRows: '80px', [THREE_COLUMNS]: { gridAutoRows: '56px' }, [PHONE]: { gridAutoRows: '110px' } },
})

/** The region around it must set `aria-busy`. */
export function BuildsSkeleton() {
  const styles = useStyles()
  const layout = useStepLayout()
  return (
    <>
      <div className={styles.sample}>
        <Skeleton width={320} height={20} />
        <Skeleton width={480} height={14} />
      </div>
      <div className={layout.root}>
        <div className={layout.steps}>
          {STEPS.map(({ name, width, kind, rows }) => (
            <div key={name} className={layout[width]}>
              <div className={styles.step}>
                <Skeleton width={150} height={40} />
                <Card className={mergeClasses(styles.card, styles[kind])}>
                  <Skeleton height={16} />
                  {Array.from({ length: rows }, (_, row) => (
                    <Skeleton key={row} height="100%" />
                  ))}
                </Card>
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
