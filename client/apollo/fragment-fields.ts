/**
 * The fields of a fragment without the mark that tells its type from another fragment's, so that data of a fragment
 * that spreads it with `@unmask` can be handed on.
 */
export type FragmentFields<Fragment> = Omit<Fragment, ' $fragmentName'>
