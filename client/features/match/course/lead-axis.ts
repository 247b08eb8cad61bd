/** Leads of the blue side are positive, those of the red side negative. */
export interface LeadAxis {
  readonly from: number
  readonly to: number
  /** Lowest first; zero is among them. */
  readonly marks: readonly number[]
}

const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]

const MAX_MARKS = 6

/** Smallest range of an axis, so that an even match has no cliffs. */
const LEAST_SPAN = 1000

/** Part of the range that each side has at least, even if it never led. */
const LEAST_SHARE = 0.16

/** Free space beyond the largest lead, as a part of the range. */
const MARGIN = 0.08

/** Returns an axis with room for all leads, and with a few rounded marks. */
export function leadAxis(leads: readonly number[]): LeadAxis {
  const [blue, red] = [Math.max(0, ...leads), Math.max(0, ...leads.map((lead) => -lead))]
  const span = Math.max(blue + red, LEAST_SPAN)
  const roomFor = (peak: number) => Math.max(peak + span * MARGIN, span * LEAST_SHARE)
  const [from, to] = [-roomFor(red), roomFor(blue)]
  const step = STEPS.find((each) => countMarks(from, to, each) <= MAX_MARKS) ?? Infinity
  if (step === Infinity) return { from, to, marks: [0] }
  const below = Math.floor(-from / step)
  const marks = Array.from({ length: countMarks(from, to, step) }, (_, position) => (position - below) * step)
  return { from, to, marks }
}

const countMarks = (from: number, to: number, step: number) => Math.floor(to / step) + Math.floor(-from / step) + 1

/** Minutes that are marked below a chart, by its length in seconds. */
export function minuteMarks(seconds: number): readonly number[] {
  const minutes = seconds / 60
  const step = minutes > 45 ? 10 : minutes > 12 ? 5 : 2
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, position) => position * step)
}
