import { makeStyles, tokens } from '@fluentui/react-components'
import { ownTokens, PHONE } from '../../../theme/tokens.ts'

/** Styles that the parts of the tab share. */
export const useActivityStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '10px',
    padding: '16px',
    [PHONE]: { padding: '14px 12px' },
  },
  title: { margin: 0, fontFamily: ownTokens.displayFont, fontSize: '20px', lineHeight: '26px', fontWeight: 600 },
  words: {
    margin: 0,
    maxWidth: '75ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    padding: '4px 8px 4px 0',
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  cell: {
    padding: '6px 8px 6px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  link: { color: tokens.colorBrandForegroundLink },
  faint: { color: tokens.colorNeutralForeground3 },
  won: { color: ownTokens.win },
  lost: { color: ownTokens.loss },
  open: {
    width: 'fit-content',
    padding: '6px 0',
    cursor: 'pointer',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
})
