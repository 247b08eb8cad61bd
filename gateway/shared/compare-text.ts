/** Orders texts by their code units: unlike an order of a language, it is the same on every machine. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
