/** Shortest interval between two looks for a newer version. */
export const LOOK_EVERY_MS = 15 * 60_000

/** Dependencies of the version watch. */
export interface VersionWatch {
  /** The running build. */
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

/**
 * Creates the function that looks for a newer version. It may be called at any rate: it looks at most once in {@link
 * LOOK_EVERY_MS}, and never while the page is hidden.
 */
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
