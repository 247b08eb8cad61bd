type Multikill = 'double' | 'triple' | 'quadra' | 'penta'

interface MultikillCounts {
  readonly doubleKills: number
  readonly tripleKills: number
  readonly quadraKills: number
  readonly pentaKills: number
}

/** Null when there was none. */
export function greatestMultikill(counts: MultikillCounts): Multikill | null {
  if (counts.pentaKills > 0) return 'penta'
  if (counts.quadraKills > 0) return 'quadra'
  if (counts.tripleKills > 0) return 'triple'
  if (counts.doubleKills > 0) return 'double'
  return null
}
