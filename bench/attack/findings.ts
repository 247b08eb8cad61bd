/** What was to be reached, and what was. */
export interface Finding {
  readonly part: string
  readonly what: string
  readonly target: string
  readonly measured: string
  /** Null for what has no target, such as a control. */
  readonly met: boolean | null
}

/** A figure that may be so much at most. */
export function atMost(part: string, what: string, most: number, measured: number, unit: string): Finding {
  return { part, what, target: `≤ ${show(most)} ${unit}`, measured: `${show(measured)} ${unit}`, met: measured <= most }
}

/** What the control, or something beside a figure, has come to. */
export function aside(part: string, what: string, measured: string): Finding {
  return { part, what, target: '', measured, met: null }
}

export function show(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}

export function megabytes(bytes: number): number {
  return bytes / 1_000_000
}

/** The value that so many of a hundred don't exceed. NaN of no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}
