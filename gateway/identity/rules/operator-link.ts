/** Reasons why an editor link can't be used. Links that were used or expired long ago are `unknown` too. */
export type LinkProblem = 'used' | 'expired' | 'unknown'

export type LinkState = 'open' | LinkProblem

export type LinkUse =
  | {
      readonly kind: 'editor'
      /** Cookie as `name=value`, for the browser to store and to send with each request. */
      readonly cookie: string
      /** Lifetime of the cookie, in milliseconds. */
      readonly lastsMs: number
    }
  | { readonly kind: LinkProblem }
