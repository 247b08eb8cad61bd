/**
 * The fields of a fragment without its type marker. Data of a fragment that spreads this one with `@unmask` can then be passed
 * on.
 */
export type FragmentFields<Fragment> = Omit<Fragment, ' $fragmentName'>
