import type { GriffelStyle } from '@fluentui/react-components'
import { MATCH_LIST } from '../match/match-row-layout.ts'

/** Style of a list of games: the rows follow the width of the list. */
export const gameListStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyleType: 'none',
  containerType: 'inline-size',
  containerName: MATCH_LIST,
} as const satisfies GriffelStyle
