/** How a source of live data is doing. `OFF` is one that this server does not ask. */
export const SOURCE_STATES = ['OK', 'DOWN', 'OFF'] as const

export type SourceState = (typeof SOURCE_STATES)[number]

/** What the worker that asks a source says of it. */
export type LiveSource = {
  readonly state: SourceState
  /** When the source last answered, in milliseconds since 1970; null when it never has. */
  readonly observedAt: number | null
}

/** What is said of a source before its worker has said anything. */
export const UNHEARD: LiveSource = { state: 'DOWN', observedAt: null }
