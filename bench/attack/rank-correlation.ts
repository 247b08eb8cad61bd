/** Returns Spearman's rank correlation of two lists of the same length: 1 for the same order. Equal values share a rank. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ranksA, ranksB] = [toRanks(a), toRanks(b)]
  const mean = (a.length + 1) / 2
  let [covariance, varianceA, varianceB] = [0, 0, 0]
  for (const [index, rank] of ranksA.entries()) {
    const [x, y] = [rank - mean, (ranksB[index] ?? mean) - mean]
    covariance += x * y
    varianceA += x * x
    varianceB += y * y
  }
  return covariance / Math.sqrt(varianceA * varianceB)
}

function toRanks(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((x, y) => x - y)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}
