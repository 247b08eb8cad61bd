interface TreeOfPage {
  readonly description: string
  readonly style: { readonly styleId: number }
}

/** Null in modes without runes, where its number is 0 or missing. */
export function findSecondTree<Tree extends TreeOfPage>(styles: readonly Tree[]): Tree['style'] | null {
  return styles.find(({ description, style }) => description === 'subStyle' && style.styleId !== 0)?.style ?? null
}
