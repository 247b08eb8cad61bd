import { makeStyles } from '@fluentui/react-components'

const STEPS = 'build-steps'

const TWO_COLUMNS = `@container ${STEPS} (min-width: 700px) and (max-width: 1079.98px)`
export const THREE_COLUMNS = `@container ${STEPS} (min-width: 1080px)`

const columns = { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' }

/** Layout of the steps: below one another, in pairs, or the last ones in threes, without a gap in any row. */
export const useStepLayout = makeStyles({
  root: { containerType: 'inline-size', containerName: STEPS },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px 16px',
    [TWO_COLUMNS]: columns,
    [THREE_COLUMNS]: columns,
  },
  half: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [TWO_COLUMNS]: { gridColumn: 'span 3' },
    [THREE_COLUMNS]: { gridColumn: 'span 3' },
  },
  third: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [TWO_COLUMNS]: { gridColumn: 'span 3' },
    [THREE_COLUMNS]: { gridColumn: 'span 2' },
  },
  /** Fills the row after a third. */
  rest: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [TWO_COLUMNS]: { gridColumn: '1 / -1' },
    [THREE_COLUMNS]: { gridColumn: 'span 4' },
  },
})
