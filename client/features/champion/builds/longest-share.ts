/** The longest of some shares, which the bars beside them are measured by; 1 where all of them are 0. */
export function longestShare(uses: readonly { readonly share: { readonly value: number } }[]): number {
  return Math.max(...uses.map(({ share }) => share.value), 0) || 1
}
