/** Returns the largest share, which is the full length of the bars; 1 when all shares are 0. */
export function longestShare(uses: readonly { readonly share: { readonly value: number } }[]): number {
  return Math.max(...uses.map(({ share }) => share.value), 0) || 1
}
