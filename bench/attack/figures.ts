/** Formats a number for people. */
export function show(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}

export function megabytes(bytes: number): number {
  return bytes / 1_000_000
}

/** Returns the value that `percent` per cent of the values do not exceed; NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}
