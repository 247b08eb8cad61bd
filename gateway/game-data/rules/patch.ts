/** Returns the patch of a game version: `16.4` for `16.4.748.682`. Null when the version does not start with two numbers. */
export function patchOf(gameVersion: string): string | null {
  return /^\d{1,4}\.\d{1,4}(?=\.|$)/.exec(gameVersion)?.[0] ?? null
}

/** Negative when `a` is the newer patch. */
export function comparePatches(a: string, b: string): number {
  const [seasonOfA = 0, numberOfA = 0] = a.split('.').map(Number)
  const [seasonOfB = 0, numberOfB = 0] = b.split('.').map(Number)
  return seasonOfB - seasonOfA || numberOfB - numberOfA
}
