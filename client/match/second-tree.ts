interface TreeOfPage {
  readonly description: string
  readonly style: { readonly styleId: number }
}

/** Returns the second tree of a rune page; null in modes without runes, where its number is 0 or missing. */
export function findSecondTree<Tree extends TreeOfPage>(styles: readonly Tree[]): Tree['style'] | null {
  return styles.find(({ description, style }) => description === 'subStyle' && style.styleId !== 0)?.style ?? null
}
