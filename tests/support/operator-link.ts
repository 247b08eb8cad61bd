import type { RunningProduct } from '../../gateway/composition/product.ts'

/** Returns the link that a product prints. Throws when people sign in, because then none is printed. */
export function operatorLinkOf({ operatorLink }: Pick<RunningProduct, 'operatorLink'>): string {
  if (operatorLink === null) throw new Error('People sign in here: no link is printed.')
  return operatorLink
}
