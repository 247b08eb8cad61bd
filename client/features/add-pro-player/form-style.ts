import { tokens, type GriffelStyle } from '@fluentui/react-components'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

export const formStyles = {
  form: { display: 'grid', gap: '14px', padding: '20px', [PHONE]: { padding: '14px' } },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumn: '1 / -1' },
  preview: {
    margin: 0,
    padding: '12px 14px',
    borderLeft: `3px solid ${tokens.colorBrandForeground1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: ownTokens.brandTint,
    overflowWrap: 'anywhere',
  },
  previewEmpty: { color: tokens.colorNeutralForeground2 },
  send: {
    justifySelf: 'start',
    height: '40px',
    minWidth: '160px',
    color: tokens.colorNeutralForegroundOnBrand,
    [PHONE]: { width: '100%' },
  },
} as const satisfies Record<string, GriffelStyle>
