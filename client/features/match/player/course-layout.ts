import { makeStyles, tokens } from '@fluentui/react-components'
import { PHONE, TABLET } from '../../../theme/tokens.ts'

/** Wide enough for the map beside the events, and too narrow for a third column. */
const BETWEEN = '@media (min-width: 600px) and (max-width: 959.98px)'

export const useCourseStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
    gap: '24px 32px',
    alignItems: 'start',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  events: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [BETWEEN]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
  },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', [PHONE]: { gap: '20px' } },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 8px',
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  beside: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  /** A sentence in place of a part without content. */
  none: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
