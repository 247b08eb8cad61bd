import type { RunningProduct } from '../../gateway/product.ts'

/** The link that a product prints; fails the test where people sign in, and none is printed. */
export function operatorLinkOf({ operatorLink }: Pick<RunningProduct, 'operatorLink'>): string {
  if (operatorLink === null) throw new Error('People sign in here: no link is printed.')
  return operatorLink
}
