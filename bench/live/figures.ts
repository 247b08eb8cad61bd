export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1] ?? NaN
  const lower = sorted[(sorted.length - 1) >> 1] ?? NaN
  return (upper + lower) / 2
}

/** Formats the median and the range of the values. */
export function figure(values: readonly number[]): string {
  return `${rounded(median(values))} (${rounded(Math.min(...values))} – ${rounded(Math.max(...values))})`
}

/** Formats a ratio: a small one as a fraction such as 1/13.0, others as a number such as 1.25. */
export function ratio(value: number): string {
  return value < 1 / 1.5 ? `1/${(1 / value).toFixed(1)}` : value.toFixed(2)
}

export function rounded(value: number): string {
  const digits = value < 10 ? 2 : 1
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? digits : 0 })
}
