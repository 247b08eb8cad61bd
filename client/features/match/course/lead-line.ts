/** Positive for the blue side. */
export interface LeadPoint {
  readonly seconds: number
  readonly lead: number
}

/** Begins and ends with the match or where the sides were level. */
export interface LeadPiece {
  readonly side: 'blue' | 'red'
  readonly points: readonly LeadPoint[]
}

/** Leaves out frames without a figure, and all but the last one of the same second. */
export function pointsOf(frameSeconds: readonly number[], leads: readonly number[]): readonly LeadPoint[] {
  return frameSeconds.flatMap((seconds, frame) => {
    const lead = leads[frame]
    return lead === undefined || frameSeconds[frame + 1] === seconds ? [] : [{ seconds, lead }]
  })
}

/** Splits straight lines wherever the other side takes the lead. */
export function piecesOf(points: readonly LeadPoint[]): readonly LeadPiece[] {
  const pieces: { side: 'blue' | 'red'; points: LeadPoint[] }[] = []
  const all = points.flatMap((point, index) => {
    const next = points[index + 1]
    return next !== undefined && point.lead * next.lead < 0 ? [point, crossing(point, next)] : [point]
  })
  for (const [index, end] of all.entries()) {
    const start = all[index - 1]
    if (start === undefined) continue
    const sum = start.lead + end.lead
    const last = pieces.at(-1)
    // A level stretch belongs to the piece before it.
    const side = sum === 0 ? (last?.side ?? 'blue') : sum > 0 ? 'blue' : 'red'
    if (last?.side === side) last.points.push(end)
    else pieces.push({ side, points: [start, end] })
  }
  return pieces
}

function crossing(a: LeadPoint, b: LeadPoint): LeadPoint {
  return { seconds: a.seconds + ((b.seconds - a.seconds) * a.lead) / (a.lead - b.lead), lead: 0 }
}

/** Null for a side that never led. */
export interface LeadSummary {
  readonly blue: LeadPoint | null
  readonly red: LeadPoint | null
  readonly last: LeadPoint
}

/** Null without points. */
export function summaryOf(points: readonly LeadPoint[]): LeadSummary | null {
  const last = points.at(-1)
  if (last === undefined) return null
  const byLead = points.toSorted((a, b) => b.lead - a.lead)
  const [first, end] = [byLead[0], byLead.at(-1)]
  return {
    blue: first !== undefined && first.lead > 0 ? first : null,
    red: end !== undefined && end.lead < 0 ? end : null,
    last,
  }
}
