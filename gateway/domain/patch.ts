/** The first two numbers of a version of the game such as `16.4.748.682`, which name its patch: `16.4`; null without them. */
export function patchOf(gameVersion: string): string | null {
  return /^\d{1,4}\.\d{1,4}(?=\.|$)/.exec(gameVersion)?.[0] ?? null
}

/** Negative when `a` is the newer patch. */
export function comparePatches(a: string, b: string): number {
  const [seasonOfA = 0, numberOfA = 0] = a.split('.').map(Number)
  const [seasonOfB = 0, numberOfB = 0] = b.split('.').map(Number)
  return seasonOfB - seasonOfA || numberOfB - numberOfA
}
