/** How long nobody looks for a newer version after somebody did, in milliseconds. */
export const LOOK_EVERY_MS = 15 * 60_000

/** What a look for a newer version needs. */
export interface VersionWatch {
  /** The build that runs here. */
  readonly own: string
  /** The build that the server gives out; null when it does not answer. */
  readonly findLatest: () => Promise<string | null>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether somebody can see the page. */
  readonly isVisible: () => boolean
  /** Is told of each newer build once. */
  readonly tell: (id: string) => void
}

/** Makes the function that looks, as often as it is called but at most once in {@link LOOK_EVERY_MS}, and never unseen. */
export function createVersionWatch({ own, findLatest, now, isVisible, tell }: VersionWatch): () => Promise<void> {
  let lookedAt = now()
  let told = own

  return async () => {
    if (!isVisible() || now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now()
    const latest = await findLatest()
    if (latest === null || latest === told) return
    told = latest
    // Whoever took a new version back gives out the one that runs here again.
    if (latest !== own) tell(latest)
  }
}
