/** Shortest interval between two looks. */
export const LOOK_EVERY_MS = 15 * 60_000

export interface VersionWatch {
  readonly own: string
  /** Returns the build that the server delivers; null when it does not answer. */
  readonly findLatest: () => Promise<string | null>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** True while the page is visible. */
  readonly isVisible: () => boolean
  /** Called once for each newer build. */
  readonly tell: (id: string) => void
}

/** Returns a function that may be called at any rate. It looks rarely, and never while the page is hidden. */
export function createVersionWatch({ own, findLatest, now, isVisible, tell }: VersionWatch): () => Promise<void> {
  let lookedAt = now()
  let announced = own

  return async () => {
    if (!isVisible() || now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now()
    const latest = await findLatest()
    if (latest === null || latest === announced) return
    announced = latest
    // After a rollback, the server delivers the running build again.
    if (latest !== own) tell(latest)
  }
}
