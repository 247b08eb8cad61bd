/** Reasons why an editor link can't be used. Links that were used or expired long ago are `unknown` too. */
export type LinkProblem = 'used' | 'expired' | 'unknown'

export type LinkState = 'open' | LinkProblem

export type LinkUse =
  | {
      readonly kind: 'editor'
      readonly cookie: string
      readonly lastsMs: number
    }
  | { readonly kind: LinkProblem }
