import { tokens } from '@fluentui/react-components'
import { ownTokens } from '../../theme/tokens.ts'
import type { Side } from './intervals.ts'

/** Colours of both players in drawings. Place and text tell them apart, too. */
export const sideColours = {
  a: tokens.colorBrandForeground1,
  b: ownTokens.gold,
} as const satisfies Record<Side, string>
