import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { useStepLayout } from './steps/step-layout.ts'

/** Rows of each step and their heights in pixels, in the order of the steps. */
const STEPS = [
  { name: 'startingItems', width: 'half', rows: 4, height: 32 },
  { name: 'boots', width: 'half', rows: 4, height: 32 },
  { name: 'coreItems', width: 'half', rows: 5, height: 56 },
  { name: 'skillOrders', width: 'half', rows: 5, height: 56 },
  { name: 'fourthItem', width: 'third', rows: 4, height: 48 },
  { name: 'fifthItem', width: 'third', rows: 4, height: 48 },
  { name: 'sixthItem', width: 'third', rows: 4, height: 48 },
  { name: 'spells', width: 'third', rows: 4, height: 48 },
  { name: 'runePages', width: 'rest', rows: 6, height: 48 },
] as const

const useStyles = makeStyles({
  root: { position: 'relative' },
  sample: { display: 'grid', gap: '6px', margin: '12px 0 20px' },
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', alignContent: 'start' },
  card: { display: 'grid', gap: '15px', padding: '14px' },
})

/** Placeholder of the builds, in their shape. */
export function BuildsSkeleton() {
  const styles = useStyles()
  const layout = useStepLayout()
  const { t } = useTranslation()
  return (
    <div className={styles.root} aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <div className={styles.sample}>
        <Skeleton width={320} height={20} />
        <Skeleton width={480} height={14} />
      </div>
      <div className={layout.root}>
        <div className={layout.steps}>
          {STEPS.map(({ name, width, rows, height }) => (
            <div key={name} className={layout[width]}>
              <div className={styles.step}>
                <Skeleton width={150} height={40} />
                <Card className={styles.card}>
                  <Skeleton height={16} />
                  {Array.from({ length: rows }, (_, row) => (
                    <Skeleton key={row} height={height} />
                  ))}
                </Card>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
