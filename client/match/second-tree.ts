interface TreeOfPage {
  readonly description: string
  readonly style: { readonly styleId: number }
}

/** The second tree of a page of runes; null in modes without runes, where its number is 0 or it is lacking. */
export function findSecondTree<Tree extends TreeOfPage>(styles: readonly Tree[]): Tree['style'] | null {
  return styles.find(({ description, style }) => description === 'subStyle' && style.styleId !== 0)?.style ?? null
}
