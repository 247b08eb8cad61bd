/** Groups items that occur several times, in the order of their first occurrence. */
export function countItems<Item extends { readonly itemId: number }>(
  items: readonly Item[],
): readonly { readonly item: Item; readonly count: number }[] {
  return [...Map.groupBy(items, ({ itemId }) => itemId).values()].flatMap((same) =>
    same.slice(0, 1).map((item) => ({ item, count: same.length })),
  )
}
