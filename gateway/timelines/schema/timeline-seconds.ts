export const SECONDS = 'Time since the start of the match, in seconds.'

/** Returns the time of an event in whole seconds. */
export function toSeconds({ at }: { readonly at: number }): number {
  return Math.floor(at / 1000)
}
