/** Why a link to become an editor can't be used. `unknown` is also one that was used or expired long ago. */
export type UselessLink = 'used' | 'expired' | 'unknown'

/** Whether such a link can be used. */
export type LinkState = 'open' | UselessLink

/** How the use of such a link ended. */
export type LinkUse =
  | {
      readonly kind: 'editor'
      /** `name=value`, for the browser to keep to itself and to send with each request. */
      readonly cookie: string
      /** How long it is of use, in milliseconds. */
      readonly lastsMs: number
    }
  | { readonly kind: UselessLink }
